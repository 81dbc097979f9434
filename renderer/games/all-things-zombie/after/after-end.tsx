/** The Encounter is over: how it went, where, what it changed for each figure, and what comes next. */
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { ChronicleDetail } from '../../../../src/contract/games/all-things-zombie/journal.ts';
import { killsText } from '../../../../src/rules/all-things-zombie/text/chronicle/who.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import layout from '../../../components/facts.module.css';
import { Notes } from '../../../components/notes/notes.tsx';
import { Section } from '../../../components/section.tsx';
import entry from '../chronicle/chronicle.module.css';
import { Report } from '../chronicle/report.tsx';
import styles from './after.module.css';
import { SettledList } from './settled-list.tsx';

interface AfterEndProps {
  readonly detail: ChronicleDetail;
  /** Map of the Encounter; left out where the map stands elsewhere. */
  readonly map?: ReactNode;
}

/** The report with its map beside it, then a row for each who went. */
export function AfterEnd({ detail, map }: AfterEndProps) {
  const [writing, setWriting] = useState(false);
  const { entry: told, subtitle, report, who } = detail;
  return (
    <>
      <div className={styles.afterEndTold} data-mapped={map !== undefined || undefined}>
        <article aria-labelledby="last-title">
          <p className={entry.subtitle}>{subtitle}</p>
          <h2 id="last-title" className={styles.title}>
            {told.title}
          </h2>
          {report !== null && <Report key={told.act} detail={{ ...detail, mapped: false }} report={report} />}
          <Notes act={told.act} notes={told.notes} writing={writing} onWriting={setWriting} />
        </article>
        {map}
      </div>
      {who.length > 0 && (
        <Section title="What changed">
          <table className={styles.changed} aria-label="What changed">
            <thead>
              <tr>
                <th scope="col">Figure</th>
                <th scope="col">What happened</th>
                <th scope="col">Killed</th>
                <th scope="col" className="n">
                  RAP
                </th>
                <th scope="col" className="n">
                  Rep
                </th>
              </tr>
            </thead>
            <tbody>
              {who.map((one) => (
                <Changed key={one.figure} one={one} />
              ))}
            </tbody>
          </table>
        </Section>
      )}
    </>
  );
}

function Changed({ one }: { readonly one: ChronicleDetail['who'][number] }) {
  const { id: campaign, figures } = useCampaign();
  const { figure, name, text, lost, rap, rep, settled } = one;
  const now = figures.find(({ id }) => id === figure);
  const after = rep?.to ?? now?.rep;
  return (
    <tr>
      <th scope="row" className="name">
        <Link to="/c/$campaign/roster" params={{ campaign }} search={{ figure }}>
          {name}
        </Link>
      </th>
      <td>
        <span className={lost ? 'flag' : 'second'}>{text}</span>
        <SettledList settled={settled} last={undefined} />
      </td>
      <td>{killsText(one)}</td>
      <td className="n nowrap">
        {rap !== null && <span className={rap < 0 ? 'flag' : undefined}>{signed(rap)}</span>}{' '}
        {now !== undefined && now.rapToAdvance !== null && (
          <span className="quiet">
            {now.rap}/{now.rapToAdvance}
          </span>
        )}
      </td>
      <td className="n rep nowrap">
        {rep !== null && (
          <s className={styles.afterEndBefore}>
            <span className="vh">was </span>
            {rep.from}
          </s>
        )}{' '}
        <span className={rep !== null && rep.to < rep.from ? 'flag' : undefined}>{after ?? ''}</span>
      </td>
    </tr>
  );
}

const signed = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);

/** Loot, who was met, points: what came of it, a line each; and the way to the Chronicle. */
export function WhatCameOfIt({ detail: { entry: told, facts } }: { readonly detail: ChronicleDetail }) {
  const { id: campaign } = useCampaign();
  return (
    <>
      <Button
        renderRoot={(props) => (
          <Link to="/c/$campaign/chronicle" params={{ campaign }} search={{ entry: told.act }} {...props} />
        )}
      >
        Read it in the Chronicle
      </Button>
      {facts.length > 0 && (
        <Section title="What came of it">
          <dl className={layout.facts}>
            {facts.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={label === 'Burnt' ? 'flag' : undefined}>{text}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </>
  );
}

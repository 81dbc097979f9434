/** The steps of an Encounter and a line on what it is: a bar of their own, or brief beside the title of a screen. */
import { ActionIcon, Button } from '@mantine/core';
import { IconCheck, IconPrinter } from '@tabler/icons-react';
import { Link, useLinkProps } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import type { ChronicleEntryView } from '../../../../src/contract/games/all-things-zombie/journal.ts';
import type { Tier } from '../../../../src/contract/tiers.ts';
import { AREA_WORDS, encounterWords } from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { aSideText } from '../../../../src/rules/all-things-zombie/text/one-off.ts';
import { useAsk } from '../../../client/api.ts';
import { type Framed, isOpen, presentStep, STEPS, type Step, stepWords } from '../acts/steps.ts';
import styles from './encounter.module.css';
import { TierSwitch } from './tier-switch.tsx';

interface StepBarProps {
  readonly campaign: string;
  readonly framed: Framed;
  readonly step: Step;
  /** The last Encounter as it is told, where none is under way and one stays with it. */
  readonly ended?: ChronicleEntryView | undefined;
  /** Manner in which the step is done, where there is a choice. */
  readonly tier?: Tier | undefined;
}

/** Bar with the Encounter’s steps, and a line on what the Encounter is. */
export const StepBar = memo(function StepBar({ campaign, framed, step, ended, tier }: StepBarProps) {
  const { encounter } = framed;
  return (
    <div className={styles.bar}>
      <Steps campaign={campaign} framed={framed} step={step} ended={ended} />
      <p className={styles.what}>
        {encounter === null ? <Then campaign={campaign} ended={ended} /> : whatItIs(encounter)}
      </p>
      {encounter !== null && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
          renderRoot={(props) => (
            <Link to="/c/$campaign/print" params={{ campaign }} search={{ what: 'brief' }} {...props} />
          )}
        >
          Print the briefing
        </Button>
      )}
      {tier !== undefined && <TierSwitch campaign={campaign} tier={tier} />}
    </div>
  );
});

/** The same beside the title of a screen that needs the height: what the Encounter is, and its steps. */
export const StepsBeside = memo(function StepsBeside({ campaign, framed, step, tier }: StepBarProps) {
  const { encounter } = framed;
  return (
    <>
      {encounter !== null && <span className={styles.which}>{whatItIs(encounter)}</span>}
      <Steps campaign={campaign} framed={framed} step={step} brief />
      {encounter !== null && (
        <ActionIcon
          title="Print the briefing"
          aria-label="Print the briefing"
          renderRoot={(props) => (
            <Link to="/c/$campaign/print" params={{ campaign }} search={{ what: 'brief' }} {...props} />
          )}
        >
          <IconPrinter size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
      {tier !== undefined && <TierSwitch campaign={campaign} tier={tier} />}
    </>
  );
});

/** `Loot raid, outskirts, January, O+2` */
const whatItIs = ({ kind, objective, area, date, oneOff }: NonNullable<Framed['encounter']>) =>
  oneOff === null
    ? `${encounterWords(kind, objective)}, ${AREA_WORDS[area].text}, ${date}`
    : `One-off, ${AREA_WORDS[area].text}, ${aSideText(oneOff.points)}`;

interface StepsProps extends StepBarProps {
  /** True to show the steps by their names alone. */
  readonly brief?: boolean;
}

function Steps({ campaign, framed, step, ended, brief = false }: StepsProps) {
  const present = STEPS.indexOf(ended === undefined ? presentStep(framed) : 'after');
  return (
    <nav aria-label="Steps of the Encounter">
      <ol className={styles.steps} data-brief={brief || undefined}>
        {STEPS.map((one, at) => (
          <li key={one} data-done={at < present || undefined}>
            {isOpen(one, framed) ? (
              <StepLink campaign={campaign} step={one} present={one === step}>
                {brief ? (
                  stepWords(one, framed)
                ) : (
                  <StepName name={stepWords(one, framed)} at={at} done={at < present} />
                )}
              </StepLink>
            ) : (
              <span aria-current={one === step ? 'step' : undefined}>
                {brief ? (
                  stepWords(one, framed)
                ) : (
                  <StepName name={stepWords(one, framed)} at={at} done={at < present} />
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** `Raid at Calder Green, September, O+4: ended`; else `October, O+4` */
function Then({ campaign, ended }: Pick<StepBarProps, 'campaign' | 'ended'>) {
  const today = useAsk('campaign.get', { campaign }, { select: ({ calendar }) => calendar.text }).data;
  return ended === undefined ? today : `${ended.title}, ${ended.date}: ended`;
}

interface StepLinkProps {
  readonly campaign: string;
  readonly step: Step;
  readonly present: boolean;
  readonly children: ReactNode;
}

/** The router calls the address one is at a page; among steps it is the present one. */
function StepLink({ campaign, step, present, children }: StepLinkProps) {
  const link = useLinkProps({ to: `/c/$campaign/encounter/${step}`, params: { campaign } });
  return (
    <a {...link} aria-current={present ? 'step' : undefined}>
      {children}
    </a>
  );
}

interface StepNameProps {
  readonly name: string;
  readonly at: number;
  readonly done: boolean;
}

function StepName({ name, at, done }: StepNameProps) {
  return (
    <>
      {done ? (
        <IconCheck size={16} stroke={1.6} aria-hidden />
      ) : (
        <span className="num" aria-hidden>
          {at + 1}
        </span>
      )}
      {name}
    </>
  );
}

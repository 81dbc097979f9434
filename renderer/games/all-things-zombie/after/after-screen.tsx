/** After: the report on the battle, all that follows from it, and the end of the Encounter. */
import { usePrevious } from '@mantine/hooks';
import type {
  EncounterView,
  UnderWay,
} from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { AREA_WORDS } from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { DIFFERENCE } from '../../../../src/rules/core/text/difference.ts';
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import { Headlines } from '../acts/headlines.tsx';
import { KeptDice } from '../acts/kept-dice.tsx';
import { type Deeds, useDeeds } from '../acts/use-deeds.ts';
import { useDoneBefore } from '../acts/use-encounter-act.ts';
import { LosersSection } from '../losers/losers-section.tsx';
import styles from './after.module.css';
import { ClosingForm } from './closing-form.tsx';
import { CorrectReport } from './correct-report.tsx';
import { Finds } from './finds.tsx';
import { Loot } from './loot.tsx';
import { NextPeriod } from './next-period.tsx';
import { ReportForm } from './report-form.tsx';
import { SeveralForm } from './several-form.tsx';
import { StepsTable } from './steps-table.tsx';
import { useCorrection } from './use-correction.ts';

/** Stands inside the Encounter’s frame. */
export function AfterScreen() {
  const { id: campaign } = useCampaign();
  const view = useAsk('encounter.get', { campaign }).data;
  const acts = useDeeds({ campaign });
  const before = usePrevious(view?.encounter?.stage);
  if (view === undefined) return null;
  const { encounter } = view;
  if (encounter === null) return <NextPeriod view={view} acts={acts} />;
  if (encounter.stage !== 'after') return <ReportForm view={view} />;
  return (
    <Aftermath
      view={view}
      encounter={encounter}
      acts={acts}
      takesFocus={before !== undefined && before !== 'after'}
    />
  );
}

interface AftermathProps {
  readonly view: EncounterView;
  readonly encounter: UnderWay;
  readonly acts: Deeds;
  /** The form of the report stood here a moment ago, and is gone with what had the focus. */
  readonly takesFocus: boolean;
}

function Aftermath({ view, encounter, acts, takesFocus }: AftermathProps) {
  const { id: campaign, figures } = useCampaign();
  const correction = useCorrection(campaign, encounter);
  const before = useDoneBefore(acts);
  const { stock, points, revision } = view;
  const { closing, score, corrected, field } = encounter;
  const correcting = correction.open;
  return (
    <>
      <KeptDice campaign={campaign} screen="after" acts={acts} />
      {correcting !== undefined && field !== null && (
        <CorrectReport
          key={correcting.record.figure}
          name={figures.find(({ id }) => id === correcting.record.figure)?.name ?? ''}
          correcting={correcting}
          field={field}
          bringBack={correction.bringBack}
          onSet={correction.set}
          onClose={correction.close}
        />
      )}
      <Headlines results={acts.done === undefined ? [] : [...before, acts.done]} />
      <div className={styles.afterScreenColumns}>
        <div className={styles.main}>
          <StepsTable encounter={encounter} acts={acts} takesFocus={takesFocus} onCorrect={correction.of} />
          <SeveralForm encounter={encounter} revision={revision} />
          <Finds encounter={encounter} acts={acts} />
          <LosersSection encounter={encounter} acts={acts} />
          <Loot encounter={encounter} stock={stock} revision={revision} held={acts.asking !== undefined} />
        </div>
        <div className={styles.margin}>
          <Points score={score} corrected={corrected} before={points} />
          <Captives view={view} />
          {closing !== null && <ClosingForm encounter={encounter} closing={closing} acts={acts} />}
        </div>
      </div>
    </>
  );
}

/** Captives by name and place, and the ways to have them back. */
function Captives({ view }: { readonly view: EncounterView }) {
  const { figures } = useCampaign();
  const { captives, encounter } = view;
  const back = encounter?.closing?.freed ?? [];
  const held = captives.filter(({ figure }) => !back.includes(figure));
  if (captives.length === 0) return null;
  const nameOf = (id: string) => figures.find((figure) => figure.id === id)?.name ?? id;
  return (
    <Section title="Captives">
      <ul className={styles.captives}>
        {captives.map(({ figure, area }) => (
          <li key={figure}>
            <b className="name">{nameOf(figure)}</b>
            {back.includes(figure)
              ? ' has escaped, and is back when the Encounter ends'
              : area !== null && `, held in ${AREA_WORDS[area].place}`}
          </li>
        ))}
      </ul>
      {held.length > 0 && (
        <p className="second small">
          An Escape, or a raid there to recover somebody, can fetch them; Plan can give them up.
        </p>
      )}
    </Section>
  );
}

interface PointsProps {
  readonly score: UnderWay['score'];
  /** Figures that rest on corrected ones. */
  readonly corrected: UnderWay['corrected'];
  /** Points of the campaign before this Encounter. */
  readonly before: number;
}

/** The points of the Encounter as the rules count them, line by line. */
function Points({ score, corrected, before }: PointsProps) {
  const { zombies, innocents, each, scored, combinedRep, points } = score;
  const mark = (of: 'zombie' | 'innocent') => (corrected.includes(of) ? DIFFERENCE : '');
  return (
    <Section title="Points">
      <table className={styles.points} aria-label="Points of the Encounter">
        <tbody>
          <Line
            what={`Zombies killed, ${each.zombie}${mark('zombie')} each`}
            how={`${zombies}`}
            sum={zombies * each.zombie}
          />
          <Line
            what={`Innocents rescued, ${each.innocent}${mark('innocent')} each`}
            how={`${innocents}`}
            sum={innocents * each.innocent}
          />
          <Line what="Shared by the combined Rep" how={`${scored} : ${combinedRep}`} sum={points} />
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {`So far ${before}, with this`}
            </th>
            <td className="n">{before + points}</td>
          </tr>
        </tfoot>
      </table>
    </Section>
  );
}

function Line({ what, how, sum }: { readonly what: string; readonly how: string; readonly sum: number }) {
  return (
    <tr>
      <th scope="row">{what}</th>
      <td className="n quiet">{how}</td>
      <td className="n">{sum}</td>
    </tr>
  );
}

/** The report’s box on survivors met: how each of them parted from the party, and strangers whom Play knew nothing of. */
import { Button } from '@mantine/core';
import type { GroupView } from '../../../../src/contract/games/all-things-zombie/encounter-view/people.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { MOST_NAME } from '../../../../src/contract/limits.ts';
import { FOUND_WEAPONS, MET_HOW_TEXT, metFates } from '../../../../src/rules/all-things-zombie/text/finds.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import { standingText } from '../text/conditions.ts';
import styles from './after.module.css';
import { BoxText } from './box-text.tsx';
import type { ReportDraft, StrangerLine } from './report-draft.ts';

interface MetBoxProps {
  readonly number: number;
  readonly title: string;
  /** By the marks. */
  readonly met: UnderWay['met'];
  /** As it went with them on Play. */
  readonly groups: readonly GroupView[];
  readonly draft: Pick<ReportDraft, 'met' | 'strangers'>;
  readonly onMet: (met: ReportDraft['met']) => void;
  readonly onStrangers: (strangers: readonly StrangerLine[]) => void;
}

type Fate = UnderWay['met'][number]['fate'];
type By = StrangerLine['by'];
type Weapon = StrangerLine['weapons'][number];

/** Survivors met, and how they parted: those the app knows of, and any others. */
export function MetBox({ number, title, met, groups, draft, onMet, onStrangers }: MetBoxProps) {
  const { strangers } = draft;
  const joined = groups
    .filter(({ whereabouts }) => whereabouts === 'joined')
    .flatMap(({ id, members }) => members.map(({ name, rep }, at) => ({ key: `${id}/${at}`, name, rep })));
  const set = (at: number, change: Partial<StrangerLine>) =>
    onStrangers(strangers.map((one, place) => (place === at ? { ...one, ...change } : one)));
  const add = () => onStrangers([...strangers, { name: '', rep: 3, weapons: [], how: 'joined', by: null }]);
  return (
    <Section
      number={number}
      title={title}
      end={
        <Button size="sm" variant="subtle" onClick={add}>
          Add someone
        </Button>
      }
    >
      <ul className={styles.rows} aria-label={title}>
        {joined.map(({ key, name, rep }) => (
          <li key={key}>
            <b className="name">{name}</b>
            <span>{MET_HOW_TEXT.joined}</span>
            <span className="quiet small">{`Rep ${rep}, among the figures above`}</span>
          </li>
        ))}
        {met.map((one) => {
          const said = draft.met[one.who];
          const fate = said?.fate ?? one.fate;
          const by = said === undefined ? one.by : said.by;
          const group = groups.find(({ id }) => one.who.startsWith(`${id}/`));
          const tell = (now: { fate: Fate; by: string | null }) =>
            onMet({ ...draft.met, [one.who]: { fate: now.fate, by: now.by as By } });
          return (
            <li key={one.who}>
              <b className="name">{one.name}</b>
              {group !== undefined && <span className="quiet small">{standingText(group)}</span>}
              <select
                aria-label={`How it went with ${one.name}`}
                data-changed={said === undefined ? undefined : true}
                value={fate}
                onChange={({ currentTarget: { value } }) => tell({ fate: value as Fate, by })}
              >
                {Object.entries(metFates(one.end)).map(([id, text]) => (
                  <option key={id} value={id}>
                    {text}
                  </option>
                ))}
              </select>
              {(fate === 'killed' || fate === 'captured') && (
                <ByWhom name={one.name} by={by} onBy={(next) => tell({ fate, by: next })} />
              )}
            </li>
          );
        })}
        {strangers.map(({ name, rep, weapons, how, by, fought = false, innocent = false }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place.
          <li key={at}>
            <BoxText
              label={`Name, ${at + 1}`}
              placeholder="Name"
              most={MOST_NAME}
              value={name}
              onChange={(value) => set(at, { name: value })}
            />
            <select
              aria-label={`Rep, ${at + 1}`}
              value={rep}
              onChange={({ currentTarget: { value } }) =>
                set(at, { rep: Number(value) as StrangerLine['rep'] })
              }
            >
              {[1, 2, 3, 4, 5, 6, 7].map((one) => (
                <option key={one} value={one}>
                  {`Rep ${one}`}
                </option>
              ))}
            </select>
            <Carried
              nth={at + 1}
              weapons={weapons}
              onWeapons={(carried) => set(at, { weapons: [...carried] })}
            />
            <select
              aria-label={`How it went, ${at + 1}`}
              value={how}
              onChange={({ currentTarget: { value } }) => set(at, { how: value as StrangerLine['how'] })}
            >
              {Object.entries(MET_HOW_TEXT).map(([id, text]) => (
                <option key={id} value={id}>
                  {text}
                </option>
              ))}
            </select>
            {how === 'joined' && (
              <label className={styles.fought}>
                <input
                  type="checkbox"
                  checked={fought}
                  aria-label={`Fought, ${name === '' ? at + 1 : name}`}
                  onChange={({ currentTarget: { checked } }) => set(at, { fought: checked })}
                />
                Fought
              </label>
            )}
            {how === 'joined' && weapons.length === 0 && (
              <label className={styles.fought}>
                <input
                  type="checkbox"
                  checked={innocent}
                  aria-label={`Innocent, ${name === '' ? at + 1 : name}`}
                  onChange={({ currentTarget: { checked } }) => set(at, { innocent: checked })}
                />
                Innocent
              </label>
            )}
            {(how === 'killed' || how === 'captured') && (
              <ByWhom name={`${at + 1}`} by={by} onBy={(next) => set(at, { by: next as By })} />
            )}
            <Button
              size="sm"
              variant="subtle"
              aria-label={`Remove ${name === '' ? at + 1 : name}`}
              onClick={() => onStrangers(strangers.filter((_, place) => place !== at))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {joined.length + met.length + strangers.length === 0 && <p className="quiet small">Nobody was met.</p>}
    </Section>
  );
}

/** As many as an act takes. */
const MOST_WEAPONS = 4;

interface CarriedProps {
  readonly nth: number;
  readonly weapons: StrangerLine['weapons'];
  readonly onWeapons: (weapons: StrangerLine['weapons']) => void;
}

/** Fields for the weapons somebody carries: each weapon named leaves room for one more. */
function Carried({ nth, weapons, onWeapons }: CarriedProps) {
  const rows: readonly (Weapon | '')[] = [...weapons, '' as const].slice(0, MOST_WEAPONS);
  const put = (at: number, picked: string) => {
    const weapon = FOUND_WEAPONS.find(({ id }) => id === picked)?.id;
    onWeapons(weapons.toSpliced(at, 1, ...(weapon === undefined ? [] : [weapon])));
  };
  return rows.map((weapon, at) => (
    <select
      // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are told apart by their place alone.
      key={at}
      aria-label={at === 0 ? `Weapon, ${nth}` : `Weapon ${at + 1}, ${nth}`}
      value={weapon}
      onChange={({ currentTarget: { value } }) => put(at, value)}
    >
      <option value="">{at === 0 ? 'Unarmed' : 'No more'}</option>
      {FOUND_WEAPONS.map(({ id, text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  ));
}

interface ByWhomProps {
  readonly name: string;
  readonly by: string | null;
  readonly onBy: (by: string | null) => void;
}

function ByWhom({ name, by, onBy }: ByWhomProps) {
  const { figures } = useCampaign();
  return (
    <select
      aria-label={`By whom, ${name}`}
      value={by ?? ''}
      onChange={({ currentTarget: { value } }) => onBy(value === '' ? null : value)}
    >
      <option value="">by nobody in particular</option>
      {figures.map((figure) => (
        <option key={figure.id} value={figure.id}>
          {`by ${figure.name}`}
        </option>
      ))}
    </select>
  );
}

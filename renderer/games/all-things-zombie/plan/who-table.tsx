/** Plan’s table of those who may go: a tick for each, weapons, clips and status, and at the foot the combined Rep. */
import type { WeaponLine } from '../../../../src/contract/games/all-things-zombie/figures.ts';
import { inWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import { Clips } from '../components/clips.tsx';
import { StarMark } from '../components/star-mark.tsx';
import { StatusMark } from '../components/status-mark.tsx';
import { TickBox } from '../components/tick-box.tsx';
import type { FigureLine } from '../text/figures.ts';
import styles from './plan.module.css';
import type { Chosen } from './plan-draft.ts';

interface WhoTableProps {
  readonly chosen: Chosen;
  /** Combined, of those who go. */
  readonly rep: number;
  readonly onChange: (stays: readonly string[]) => void;
}

export function WhoTable({ chosen: { able, held, needed, goes }, rep, onChange }: WhoTableProps) {
  const { figures } = useCampaign();
  const party = able.flatMap((id) => figures.find((figure) => figure.id === id) ?? []);
  const all = goes.length === able.length;
  const stays = able.filter((id) => !goes.includes(id));
  if (party.length === 0) {
    return (
      <Section title="Who goes">
        <p className={styles.none}>Nobody is with the party.</p>
      </Section>
    );
  }
  return (
    <Section
      title="Who goes"
      aside={
        stays.length === 0
          ? 'everybody'
          : `${inWords(stays.length)} ${stays.length === 1 ? 'stays' : 'stay'} at home`
      }
    >
      <div className={styles.scroll}>
        <table className={styles.whoTableWho} aria-label="Who goes">
          <thead>
            <tr>
              <th scope="col" className={styles.tick}>
                <TickBox
                  aria-label="Everyone goes"
                  checked={all}
                  onChange={() => onChange(all ? able.filter((id) => !held.includes(id)) : [])}
                />
              </th>
              <th scope="col">Name</th>
              <th scope="col" className="c">
                Rep
              </th>
              <th scope="col">Weapons</th>
              <th scope="col">Clips</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {party.map((figure) => (
              <Row
                key={figure.id}
                figure={figure}
                goes={goes.includes(figure.id)}
                needed={needed.includes(figure.id)}
                onToggle={() =>
                  onChange(
                    stays.includes(figure.id)
                      ? stays.filter((id) => id !== figure.id)
                      : [...stays, figure.id],
                  )
                }
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              <td>
                {upperFirst(inWords(goes.length))} {goes.length === 1 ? 'goes' : 'go'}
              </td>
              <td className="c">{rep}</td>
              <td colSpan={3} className="quiet small">
                combined Rep
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Section>
  );
}

interface RowProps {
  readonly figure: FigureLine;
  readonly goes: boolean;
  /** The last of those held there: no escape without one. */
  readonly needed: boolean;
  readonly onToggle: () => void;
}

function Row({ figure, goes, needed, onToggle }: RowProps) {
  const { name, kind, rep, weapons } = figure;
  return (
    <tr data-stays={!goes || undefined}>
      <td className={styles.tick}>
        <TickBox aria-label={`${name} goes`} checked={goes} disabled={needed} onChange={onToggle} />
      </td>
      <td className={styles.name}>
        <span className="name">{name}</span> {kind === 'star' && <StarMark />}
      </td>
      <td className="c rep">{rep}</td>
      <td className={styles.weapons}>
        {weapons.length === 0 && <span className="quiet">Unarmed</span>}
        {weapons.map(({ id, title }) => (
          <span key={id} className={styles.whoTableLine}>
            {title}
          </span>
        ))}
      </td>
      <td className="nowrap">
        {weapons.map((weapon) => (
          <span key={weapon.id} className={styles.whoTableLine}>
            <ClipsOf weapon={weapon} />
          </span>
        ))}
      </td>
      <td>
        <StatusMark of={figure} />
      </td>
    </tr>
  );
}

/** An empty line keeps its height, so that each count stands beside its weapon. */
function ClipsOf({ weapon: { clips, loaded } }: { readonly weapon: WeaponLine }) {
  return clips === null ? '\u00a0' : <Clips loaded={loaded} spare={clips} />;
}

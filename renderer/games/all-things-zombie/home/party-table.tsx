/** The party on Home: a row for each figure with Rep, RAP, weapons, clips and status, and a line on all of them. */
import { Link } from '@tanstack/react-router';
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type { FigureLine, WeaponLine } from '../../../../src/contract/games/all-things-zombie/figures.ts';
import { inWords } from '../../../../src/rules/core/text/english.ts';
import { Tally } from '../../../components/tally.tsx';
import { Clips } from '../components/clips.tsx';
import { StarMark } from '../components/star-mark.tsx';
import { StatusMark } from '../components/status-mark.tsx';
import styles from './home.module.css';

export function partyAside({ figures, rep, cost }: CampaignView['totals']): string {
  if (figures === 0) return '';
  return `${inWords(figures)} with the party, combined Rep ${rep}, ${cost} points`;
}

interface PartyTableProps {
  readonly campaign: string;
  readonly party: readonly FigureLine[];
}

export function PartyTable({ campaign, party }: PartyTableProps) {
  if (party.length === 0)
    return <p className={`${styles.partyTableNone} quiet`}>Nobody is with the party.</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.party}>
        <thead>
          <tr>
            <th>Name</th>
            <th className="c">Rep</th>
            <th>To the next Rep</th>
            <th>Carries</th>
            <th>Clips</th>
            <th>Status</th>
          </tr>
        </thead>
        <tbody>
          {party.map((figure) => (
            <tr key={figure.id}>
              <td>
                <Link
                  to="/c/$campaign/roster"
                  params={{ campaign }}
                  search={{ figure: figure.id }}
                  className={`${styles.who} name`}
                >
                  {figure.name}
                </Link>{' '}
                {figure.kind === 'star' && <StarMark />}
              </td>
              <td className="c rep">{figure.rep}</td>
              <td className="nowrap">
                <Tally rap={figure.rap} toAdvance={figure.rapToAdvance} />
              </td>
              <Carries weapons={figure.weapons} />
              <td>
                <StatusMark of={figure} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Weapons and their clips, line by line, so that each count stands beside its weapon. */
function Carries({ weapons }: { readonly weapons: readonly WeaponLine[] }) {
  return (
    <>
      <td className={styles.carries}>
        {weapons.length === 0 && <span className="quiet">Unarmed</span>}
        {weapons.map((weapon) => (
          <span key={weapon.id} className={styles.line}>
            {weapon.title}
          </span>
        ))}
      </td>
      <td className={styles.clips}>
        {weapons.map((weapon) => (
          <span key={weapon.id} className={styles.line}>
            {/* An empty line keeps its height, and the row its baseline. */}
            {weapon.clips === null ? '\u00a0' : <Clips loaded={weapon.loaded} spare={weapon.clips} />}
          </span>
        ))}
      </td>
    </>
  );
}

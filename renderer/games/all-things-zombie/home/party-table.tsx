import { Link } from '@tanstack/react-router';
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type { FigureLine, WeaponLine } from '../../../../src/contract/games/all-things-zombie/figures.ts';
import { inWords } from '../../../../src/rules/core/text/english.ts';
import { Tally } from '../../../components/tally.tsx';
import { Clips } from '../components/clips.tsx';
import { StarMark } from '../components/star-mark.tsx';
import { StatusMark } from '../components/status-mark.tsx';
import styles from './party-table.module.css';
import { words } from './text/party-table.ts';

export function partyAside({ figures, rep, cost }: CampaignView['totals']): string {
  return words.withThePartyCombinedRep(inWords(figures), rep, cost);
}

interface PartyTableProps {
  readonly campaign: string;
  readonly party: readonly FigureLine[];
}

export function PartyTable({ campaign, party }: PartyTableProps) {
  if (party.length === 0) return <p className={`${styles.none} quiet`}>{words.nobodyIsWithTheParty}</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.party}>
        <thead>
          <tr>
            <th>{words.name}</th>
            <th className="c">{words.rep}</th>
            <th>{words.toTheNextRep}</th>
            <th>{words.carries}</th>
            <th>{words.clips}</th>
            <th>{words.status}</th>
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
                <StatusMark status={figure.status} />
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
        {weapons.length === 0 && <span className="quiet">{words.unarmed}</span>}
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

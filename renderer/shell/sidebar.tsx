/** The sidebar: destinations of the campaign or game on screen, or those outside any. */
import { Link } from '@tanstack/react-router';
import type { Output } from '../../src/contract/contract.ts';
import { useAsk } from '../client/api.ts';
import { ALWAYS, type Destination, gameDestinations, OUTSIDE } from '../client/destinations.ts';
import type { ShownLog } from '../client/shown-log.ts';
import { HoldoutMark } from '../components/holdout-mark.tsx';
import { campaignDestinations } from '../games/all-things-zombie/destinations.ts';
import { GAMES } from '../games/games.ts';
import { laterMenu } from '../page/later-menu.tsx';
import { CampaignButton } from './campaign-button.tsx';
import styles from './shell.module.css';

/** Parts of a campaign that the sidebar shows, so that it isn’t drawn anew for anything else. */
const shownOf = ({ name, recruiting, oneOff, totals }: Output<'campaign.get'>) => ({
  name,
  recruiting,
  byItself: oneOff !== null,
  figures: totals.figures,
});

const shownOfGame = ({ name, corrected, game }: Output<'session.get'>) => ({
  name,
  correctable: corrected !== null,
  prints: GAMES[game]?.sheets !== undefined,
});

export function Sidebar({ campaign, game }: ShownLog) {
  if (game !== undefined) return <GameSide id={game} />;
  if (campaign !== undefined) return <CampaignSide id={campaign} />;
  return <OutsideSide />;
}

function OutsideSide() {
  return (
    <nav className={styles.side} data-sidebar aria-label="Holdout">
      <Brand />
      <Entries of={OUTSIDE} />
      <Entries of={ALWAYS} />
    </nav>
  );
}

/**
 * Says whether a log was deleted for good, or taken away by a restore: it is no place to go to. Its last answer stays, beside the reason
 * for which there is no newer.
 */
const isGone = ({ error }: { readonly error: { readonly code: string } | null }): boolean =>
  error?.code === 'not-found';

function GameSide({ id }: { readonly id: string }) {
  const found = useAsk('session.get', { campaign: id }, { select: shownOfGame });
  const shown = found.data;
  const { correctable = false, prints = false } = shown ?? {};
  if (isGone(found)) return <OutsideSide />;
  return (
    <nav className={styles.side} data-sidebar aria-label="Game">
      <CampaignMenu id={id} name={shown?.name ?? ''} />
      <Entries of={gameDestinations({ id, correctable, prints })} />
      <Entries of={ALWAYS} />
    </nav>
  );
}

function CampaignSide({ id }: { readonly id: string }) {
  const found = useAsk('campaign.get', { campaign: id }, { select: shownOf });
  const shown = found.data;
  const { recruiting = false, byItself = false, figures } = shown ?? {};
  if (isGone(found)) return <OutsideSide />;
  return (
    <nav className={styles.side} data-sidebar aria-label="Campaign">
      {shown === undefined ? <Brand /> : <CampaignMenu id={id} name={shown.name} />}
      <Entries of={campaignDestinations({ id, recruiting, byItself, figures })} />
      <Entries of={ALWAYS} />
    </nav>
  );
}

function Brand() {
  return (
    <p className={styles.brand} title="Holdout">
      <HoldoutMark />
      <span>Holdout</span>
    </p>
  );
}

function Entries({ of }: { readonly of: readonly Destination[] }) {
  return (
    <ul>
      {of.map((one) => (
        <Entry key={one.to} {...one} />
      ))}
    </ul>
  );
}

function Entry({ to, params, icon: Icon, text, exact = false, count, writes = false }: Destination) {
  return (
    <li data-writes={writes || undefined}>
      <Link to={to} params={params} title={text} activeOptions={{ exact, includeSearch: false }}>
        <Icon size={18} stroke={1.6} aria-hidden />
        <span>{text}</span>
        {count !== undefined && <span className={`${styles.end} num`}>{count}</span>}
      </Link>
    </li>
  );
}

/** The name of the campaign or game at the head of the sidebar; opens to the other campaigns and games. */
const CampaignMenu = laterMenu(
  async () => (await import('./campaign-menu-list.tsx')).CampaignMenuList,
  ({ name }, button) => <CampaignButton {...button} name={name} />,
);

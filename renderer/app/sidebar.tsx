import {
  IconBook2,
  IconBooks,
  IconChartBar,
  IconDice5,
  IconGavel,
  IconHome,
  IconInfoCircle,
  IconMapPin,
  IconMessages,
  IconNotebook,
  IconPackage,
  IconPencil,
  IconPrinter,
  IconSettings,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { Output } from '../../src/contract/contract.ts';
import { HoldoutMark } from '../components/holdout-mark.tsx';
import { useAsk } from './api.ts';
import { CampaignMenu } from './campaign-menu.tsx';
import type { ShownLog } from './shown-log.ts';
import styles from './sidebar.module.css';

/** What stands in it of a campaign, whatever else changes there. */
const shownOf = ({ name, recruiting, totals }: Output<'campaign.get'>) => ({
  name,
  recruiting,
  figures: totals.figures,
});

export function Sidebar({ campaign, game }: ShownLog) {
  if (game !== undefined) return <GameSide id={game} />;
  return <CampaignSide campaign={campaign} />;
}

const shownOfGame = ({ name, corrected }: Output<'session.get'>) => ({
  name,
  correctable: corrected !== null,
});

function GameSide({ id }: { readonly id: string }) {
  const shown = useAsk('session.get', { campaign: id }, { select: shownOfGame }).data;
  const params = { session: id };
  return (
    <nav className={styles.side} data-sidebar aria-label="Game">
      <CampaignMenu id={id} name={shown?.name ?? ''} />
      <ul>
        <Entry to="/g/$session" params={params} icon={IconDice5} text="Game" exact />
        <Entry to="/g/$session/chronicle" params={params} icon={IconNotebook} text="Chronicle" />
        {shown?.correctable === true && (
          <Entry to="/g/$session/figures" params={params} icon={IconPencil} text="Figures" />
        )}
        <Entry to="/g/$session/statistics" params={params} icon={IconChartBar} text="Statistics" />
      </ul>
      <Always />
    </nav>
  );
}

/** Whatever is shown. */
function Always() {
  return (
    <ul>
      <Entry to="/settings" icon={IconSettings} text="Settings" />
      <Entry to="/about" icon={IconInfoCircle} text="About" />
    </ul>
  );
}

function CampaignSide({ campaign }: { readonly campaign: string | undefined }) {
  const view = useAsk(
    'campaign.get',
    { campaign: campaign ?? '' },
    { enabled: campaign !== undefined, select: shownOf },
  );
  return (
    <nav className={styles.side} data-sidebar aria-label={campaign === undefined ? 'Holdout' : 'Campaign'}>
      {campaign === undefined || view.data === undefined ? (
        <p className={styles.brand} title="Holdout">
          <HoldoutMark />
          <span>Holdout</span>
        </p>
      ) : (
        <CampaignMenu id={campaign} name={view.data.name} />
      )}
      <ul>
        {campaign === undefined ? (
          <>
            <Entry to="/" icon={IconBooks} text="Campaigns" exact />
            <Entry to="/rules" icon={IconBook2} text="Rules" />
          </>
        ) : (
          <>
            <Entry to="/c/$campaign" params={{ campaign }} icon={IconHome} text="Home" exact />
            {view.data?.recruiting === true && (
              <Entry
                to="/c/$campaign/recruit"
                params={{ campaign }}
                icon={IconUserPlus}
                text="Recruit"
                writes
              />
            )}
            <Entry
              to="/c/$campaign/roster"
              params={{ campaign }}
              icon={IconUsers}
              text="Roster"
              end={<span className={`${styles.end} num`}>{view.data?.figures}</span>}
            />
            <Entry
              to="/c/$campaign/encounter"
              params={{ campaign }}
              icon={IconMapPin}
              text="Encounter"
              writes
            />
            <Entry to="/c/$campaign/stockpile" params={{ campaign }} icon={IconPackage} text="Stockpile" />
            <Entry to="/c/$campaign/people" params={{ campaign }} icon={IconMessages} text="People" />
            <Entry to="/c/$campaign/chronicle" params={{ campaign }} icon={IconNotebook} text="Chronicle" />
            <Entry to="/c/$campaign/print" params={{ campaign }} icon={IconPrinter} text="Print" />
            <Entry to="/c/$campaign/rules" params={{ campaign }} icon={IconBook2} text="Rules" />
            <Entry to="/c/$campaign/statistics" params={{ campaign }} icon={IconChartBar} text="Statistics" />
            <Entry to="/c/$campaign/house-rules" params={{ campaign }} icon={IconGavel} text="House rules" />
          </>
        )}
      </ul>
      <Always />
    </nav>
  );
}

interface EntryProps extends Pick<LinkProps, 'to' | 'params'> {
  readonly icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  readonly text: string;
  readonly exact?: boolean;
  readonly end?: ReactNode;
  /** A screen on which things are done, and nothing else. */
  readonly writes?: boolean;
}

function Entry({ icon: Icon, text, exact = false, end, writes = false, ...target }: EntryProps) {
  return (
    <li data-writes={writes || undefined}>
      <Link {...target} title={text} activeOptions={{ exact, includeSearch: false }}>
        <Icon size={18} stroke={1.6} aria-hidden />
        <span>{text}</span>
        {end}
      </Link>
    </li>
  );
}

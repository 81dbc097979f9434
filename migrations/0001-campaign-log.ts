/** The log, its projections for All Things Zombie, and the settings. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Where each log stands; the log: acts, events, and whose history an event is part of. */
const LOG = [
  `create table campaign_head (
    id text primary key check (id <> ''),
    module text not null check (module in ('all-things-zombie')),
    revision integer not null check (revision >= 0),
    created_at text not null,
    changed_at text not null,
    deleted_at text
  ) strict`,
  `create table campaign_act (
    campaign_id text not null references campaign_head (id),
    act integer not null check (act >= 1),
    title text not null check (title <> ''),
    command text not null,
    made_at text not null,
    state text not null check (state in ('done', 'undone', 'dropped') and (act > 1 or state = 'done')),
    primary key (campaign_id, act)
  ) strict`,
  `create table campaign_event (
    campaign_id text not null,
    seq integer not null check (seq >= 1),
    act integer not null,
    type text not null check (type <> ''),
    payload text not null check (json_valid(payload)),
    rolls text not null check (json_valid(rolls)),
    world_year integer not null check (world_year between 0 and 99),
    world_period integer not null check (world_period between 0 and 11),
    rules_version text not null,
    primary key (campaign_id, seq),
    foreign key (campaign_id, act) references campaign_act (campaign_id, act)
  ) strict`,
  'create index campaign_event_by_act on campaign_event (campaign_id, act)',
  `create table event_subject (
    campaign_id text not null,
    seq integer not null,
    figure_id text not null,
    primary key (campaign_id, seq, figure_id),
    foreign key (campaign_id, seq) references campaign_event (campaign_id, seq)
  ) strict`,
  'create index event_subject_by_figure on event_subject (campaign_id, figure_id, seq)',
  `create trigger campaign_event_stays before delete on campaign_event
    begin select raise(abort, 'an event is never deleted'); end`,
  `create trigger campaign_event_is_final before update on campaign_event
    begin select raise(abort, 'an event is never changed'); end`,
];

/** References are checked at the end of a transaction: a changed row is taken out and put in again. */
const CAMPAIGN = [
  `create table campaign (
    campaign_id text primary key references campaign_head (id),
    name text not null check (name <> ''),
    seed text not null,
    dice text not null check (json_valid(dice)),
    deck text not null check (json_valid(deck)),
    recruiting integer not null check (recruiting in (0, 1)),
    names_given text not null check (json_valid(names_given)),
    house_rules text not null check (json_valid(house_rules)),
    last_year integer check (last_year between 0 and 99),
    winner text check (winner in ('zombies', 'survivors')),
    points integer not null check (points >= 0),
    before text check (json_valid(before)),
    figures_counted integer not null check (figures_counted >= 0),
    weapons_counted integer not null check (weapons_counted >= 0),
    renewals_counted integer not null check (renewals_counted >= 0),
    encounters_counted integer not null check (encounters_counted >= 0),
    stock_counted integer not null check (stock_counted >= 0),
    contacts_counted integer not null check (contacts_counted >= 0)
  ) strict`,
  `create table calendar (
    campaign_id text primary key references campaign (campaign_id) deferrable initially deferred,
    division text not null check (division in ('months', 'seasons')),
    start_year integer not null check (start_year between 0 and 99),
    start_period integer not null check (start_period between 0 and 11),
    year integer not null check (year between 0 and 99),
    period integer not null check (period between 0 and 11 and (division = 'months' or period % 3 = 0)),
    phase integer not null check (phase in (1, 2, 3))
  ) strict`,
];

/** Either side of each kind of Encounter; only a raid has an objective. */
const ENCOUNTER_KIND = `kind text not null check (kind in ('raid', 'escape', 'pursuit')),
    role text not null check (role in ('raider', 'defender', 'captive', 'captor', 'runner', 'chaser')),
    objective text check (objective in ('destroy', 'recover', 'loot'))`;
const OBJECTIVE_OF_A_RAID = `check ((objective is null) = (kind <> 'raid')),
    check (case kind
      when 'raid' then role in ('raider', 'defender')
      when 'escape' then role in ('captive', 'captor')
      else role in ('runner', 'chaser')
    end)`;

const FIGURES = [
  `create table figure (
    campaign_id text not null references campaign (campaign_id) deferrable initially deferred,
    figure_id text not null check (figure_id glob 'f[1-9]*'),
    position integer not null check (position >= 0),
    kind text not null check (kind in ('star', 'grunt')),
    name text not null check (name <> ''),
    rep integer not null check (rep between 1 and 7),
    rap integer not null check (rap >= 0),
    protected integer not null check (protected in (0, 1)),
    leadership text not null check (leadership in ('overall', 'other', 'none')),
    status text not null check (status in ('ready', 'captive', 'left', 'dead', 'turned')),
    since_year integer not null check (since_year between 0 and 99),
    since_period integer not null check (since_period between 0 and 11),
    joined_year integer not null check (joined_year between 0 and 99),
    joined_period integer not null check (joined_period between 0 and 11),
    origin_table text check (origin_table in ('odd', 'even')),
    origin_card text check (
      origin_card = 'JK' or origin_card glob '[2-9JQKA][DHCS]' or origin_card glob '10[DHCS]'
    ),
    biography text not null,
    seen_zombie_death integer not null check (seen_zombie_death in (0, 1)),
    held_in text check (held_in in ('urban', 'outskirts', 'rural')),
    outings integer not null check (outings >= 0),
    zombies integer not null check (zombies >= 0),
    people integer not null check (people >= 0),
    primary key (campaign_id, figure_id),
    unique (campaign_id, position),
    check ((origin_table is null) = (origin_card is null)),
    check (held_in is null or status = 'captive')
  ) strict`,
  `create table figure_attribute (
    campaign_id text not null,
    figure_id text not null,
    position integer not null check (position >= 0),
    attribute text not null check (attribute in (
      'agile', 'ambidextrous', 'boss', 'brawler', 'clumsy', 'crack-shot', 'drunkard', 'dumbass',
      'hard-as-nails', 'knifeman', 'medic', 'nerves-of-steel', 'poser', 'psycho', 'runt',
      'sidewalk-demon', 'slow', 'stone-cold', 'transporter', 'terrifying', 'wuss'
    )),
    primary key (campaign_id, figure_id, position),
    foreign key (campaign_id, figure_id) references figure (campaign_id, figure_id) deferrable initially deferred
  ) strict`,
  `create table figure_advantage (
    campaign_id text not null,
    figure_id text not null,
    position integer not null check (position >= 0),
    advantage text not null check (advantage in ('larger-than-life', 'cheating-death', 'free-will')),
    primary key (campaign_id, figure_id, position),
    foreign key (campaign_id, figure_id) references figure (campaign_id, figure_id) deferrable initially deferred
  ) strict`,
  `create table figure_weapon (
    campaign_id text not null,
    weapon_id text not null check (weapon_id glob 'w[1-9]*'),
    figure_id text not null,
    position integer not null check (position >= 0),
    weapon text not null check (weapon in (
      'one-hand-bludgeon', 'one-hand-edged', 'chain-saw', 'thrown', 'bow', 'pistol-crossbow',
      'crossbow', 'pistol', 'ba-pistol', 'single-barrel-shotgun', 'double-barrel-shotgun',
      'pump-shotgun', 'carbine', 'submachine-gun', 'rifle', 'scoped-rifle', 'semi-automatic-rifle',
      'scoped-semi-automatic-rifle', 'machine-pistol', 'ba-machine-pistol', 'assault-rifle',
      'light-machine-gun'
    )),
    clips integer check (clips >= 0),
    loaded integer not null check (loaded in (0, 1)),
    primary key (campaign_id, weapon_id),
    unique (campaign_id, figure_id, position),
    foreign key (campaign_id, figure_id) references figure (campaign_id, figure_id) deferrable initially deferred
  ) strict`,
  `create table rep_ledger (
    campaign_id text not null,
    seq integer not null,
    figure_id text not null,
    counted text not null check (counted in ('rep', 'rap')),
    from_value integer not null check (from_value >= 0),
    to_value integer not null check (to_value >= 0),
    why text not null,
    primary key (campaign_id, seq),
    foreign key (campaign_id, seq) references campaign_event (campaign_id, seq)
  ) strict`,
  'create index rep_ledger_by_figure on rep_ledger (campaign_id, figure_id, seq)',
];

/** What the party owns, whom it has met, the Encounter it is in, and those it has played. */
const ENCOUNTERS = [
  `create table stock_item (
    campaign_id text not null references campaign (campaign_id) deferrable initially deferred,
    item_id text not null check (item_id glob 'i[1-9]*'),
    position integer not null check (position >= 0),
    kind text not null check (kind in (
      'weapon', 'surplus-clip', 'vehicle', 'body-armor', 'medical-supplies', 'cure'
    )),
    weapon text check (weapon in (
      'one-hand-bludgeon', 'one-hand-edged', 'chain-saw', 'thrown', 'bow', 'pistol-crossbow',
      'crossbow', 'pistol', 'ba-pistol', 'single-barrel-shotgun', 'double-barrel-shotgun',
      'pump-shotgun', 'carbine', 'submachine-gun', 'rifle', 'scoped-rifle', 'semi-automatic-rifle',
      'scoped-semi-automatic-rifle', 'machine-pistol', 'ba-machine-pistol', 'assault-rifle',
      'light-machine-gun'
    )),
    fits_machine_gun integer not null check (fits_machine_gun in (0, 1)),
    carrier text,
    found_year integer not null check (found_year between 0 and 99),
    found_period integer not null check (found_period between 0 and 11),
    found_from text not null,
    primary key (campaign_id, item_id),
    unique (campaign_id, position),
    foreign key (campaign_id, carrier) references figure (campaign_id, figure_id) deferrable initially deferred,
    check ((weapon is null) = (kind <> 'weapon'))
  ) strict`,
  `create table contact (
    campaign_id text not null references campaign (campaign_id) deferrable initially deferred,
    contact_id text not null check (contact_id glob 'c[1-9]*'),
    position integer not null check (position >= 0),
    members text not null check (json_valid(members)),
    area text not null check (area in ('urban', 'outskirts', 'rural')),
    met_year integer not null check (met_year between 0 and 99),
    met_period integer not null check (met_period between 0 and 11),
    seen_year integer not null check (seen_year between 0 and 99),
    seen_period integer not null check (seen_period between 0 and 11),
    times integer not null check (times >= 0),
    standing text not null check (standing in (
      'strangers', 'cooperated', 'parted', 'fought', 'unhelpful'
    )),
    whereabouts text not null check (whereabouts in ('about', 'joined', 'gone')),
    primary key (campaign_id, contact_id),
    unique (campaign_id, position)
  ) strict`,
  `create table encounter (
    campaign_id text primary key references campaign (campaign_id) deferrable initially deferred,
    number integer not null check (number >= 1),
    ${ENCOUNTER_KIND},
    area text not null check (area in ('urban', 'outskirts', 'rural')),
    phase integer not null check (phase in (1, 2, 3)),
    stage text not null check (stage in ('planned', 'on-the-table', 'after')),
    place text,
    state text not null check (json_valid(state)),
    ${OBJECTIVE_OF_A_RAID}
  ) strict`,
  `create table encounter_participant (
    campaign_id text not null references encounter (campaign_id) deferrable initially deferred,
    figure_id text not null,
    position integer not null check (position >= 0),
    primary key (campaign_id, figure_id),
    unique (campaign_id, position),
    foreign key (campaign_id, figure_id) references figure (campaign_id, figure_id) deferrable initially deferred
  ) strict`,
  `create table timeline (
    campaign_id text not null,
    seq integer not null,
    number integer not null check (number >= 1),
    year integer not null check (year between 0 and 99),
    period integer not null check (period between 0 and 11),
    ${ENCOUNTER_KIND},
    area text not null check (area in ('urban', 'outskirts', 'rural')),
    place text not null,
    successful integer not null check (successful in (0, 1)),
    party integer not null check (party >= 0),
    lost integer not null check (lost >= 0),
    zombies integer not null check (zombies >= 0),
    points integer not null check (points >= 0),
    primary key (campaign_id, seq),
    unique (campaign_id, number),
    foreign key (campaign_id, seq) references campaign_event (campaign_id, seq),
    ${OBJECTIVE_OF_A_RAID}
  ) strict`,
];

const APP = [
  `create table setting (
    key text primary key check (key <> ''),
    value text not null check (json_valid(value))
  ) strict`,
];

export const campaignLog: Migration = {
  name: '0001-campaign-log',
  up: async (db: Kysely<unknown>) => {
    for (const statement of [...LOG, ...CAMPAIGN, ...FIGURES, ...ENCOUNTERS, ...APP])
      await sql.raw(statement).execute(db);
  },
};

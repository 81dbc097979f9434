CREATE TABLE act_inverse (
    campaign_id text not null,
    act integer not null,
    inverse text not null check (json_valid(inverse)),
    state_checksum text not null check (length(state_checksum) = 32), checksum text check (length(checksum) = 32),
    primary key (campaign_id, act),
    foreign key (campaign_id, act) references campaign_act (campaign_id, act)
  ) strict;

CREATE TABLE battlefield (
    campaign_id text primary key references encounter (campaign_id) deferrable initially deferred,
    state text not null check (json_valid(state))
  ) strict;

CREATE TABLE calendar (
    campaign_id text primary key references campaign (campaign_id) deferrable initially deferred,
    division text not null check (division in ('months', 'seasons')),
    start_year integer not null check (start_year between 0 and 99),
    start_period integer not null check (start_period between 0 and 11),
    year integer not null check (year between 0 and 99),
    period integer not null check (period between 0 and 11 and (division = 'months' or period % 3 = 0)),
    phase integer not null check (phase in (1, 2, 3))
  ) strict;

CREATE TABLE campaign (
    campaign_id text primary key references campaign_head (id),
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
  , corrections text not null default '[]' check (json_valid(corrections)), episodes text not null default '[]' check (json_valid(episodes))) strict;

CREATE TABLE "campaign_act" (campaign_id text not null references campaign_head (id),
    act integer not null check (act >= 1),
    parent integer check ((parent is null) = (act = 1) and parent < act),
    line integer not null check (line between 1 and act),
    title text not null check (json_valid(title)),
    command text not null,
    made_at text not null,
    checksum text check (length(checksum) = 32),
    state text not null check (state in ('done', 'undone', 'dropped') and (act > 1 or state = 'done')),
    primary key (campaign_id, act),
    foreign key (campaign_id, parent) references campaign_act (campaign_id, act)) strict;

CREATE TABLE "campaign_event" (campaign_id text not null,
    seq integer not null check (seq >= 1),
    act integer not null,
    type text not null check (type <> ''),
    payload text not null check (json_valid(payload)),
    rolls text not null check (json_valid(rolls)),
    world_year integer check (world_year between 0 and 99),
    world_period integer check (world_period between 0 and 11),
    rules_version text not null,
    primary key (campaign_id, seq),
    foreign key (campaign_id, act) references campaign_act (campaign_id, act),
    check ((world_year is null) = (world_period is null))) strict;

CREATE TABLE "campaign_head" (id text primary key check (id <> ''),
    module text not null check (module glob '[a-z]*' and module not glob '*[^a-z-]*'),
    name text not null check (name <> ''),
    revision integer not null check (revision >= 0),
    act integer,
    state text check (json_valid(state)),
    state_checksum text check (length(state_checksum) = 32),
    created_at text not null,
    changed_at text not null,
    deleted_at text, line_end integer check (line_end >= 1), copied_from text, copied_act integer check ((copied_act is null) = (copied_from is null)), what_if integer not null default 0 check (what_if in (0, 1) and (what_if = 0 or copied_from is not null)), written integer check (written >= 0), written_checksum text check (length(written_checksum) = 32), drafts text check (json_valid(drafts)), checksum text check (length(checksum) = 32),
    foreign key (id, act) references campaign_act (campaign_id, act) deferrable initially deferred) strict;

CREATE TABLE card_tally (
    campaign_id text not null references campaign_head (id),
    owner text not null check (owner in ('app', 'own')),
    card text not null check (card <> ''),
    times integer not null check (times >= 1),
    primary key (campaign_id, owner, card)
  ) strict;

CREATE TABLE "chronicle_entry" (campaign_id text not null,
    act integer not null,
    last_act integer not null,
    seq integer not null,
    last_seq integer not null,
    year integer check (year between 0 and 99),
    period integer check (period between 0 and 11),
    figures integer not null check (figures in (0, 1)),
    finds integer not null check (finds in (0, 1)),
    people integer not null check (people in (0, 1)),
    number integer check (number >= 1),
    state text check (state in ('under-way', 'ended', 'dropped')),
    kind text check (kind in ('raid', 'escape', 'pursuit')),
    role text check (role in ('raider', 'defender', 'captive', 'captor', 'runner', 'chaser')),
    objective text check (objective in ('destroy', 'recover', 'loot')),
    area text check (area in ('urban', 'outskirts', 'rural')),
    place text,
    primary key (campaign_id, act),
    foreign key (campaign_id, act) references campaign_act (campaign_id, act),
    check (last_act >= act and last_seq >= seq),
    check ((year is null) = (period is null)),
    check ((number is null) = (state is null) and (number is null) = (kind is null)
      and (number is null) = (role is null) and (number is null) = (area is null)),
    check (objective is null or kind = 'raid'),
    check (place is null or number is not null)) strict;

CREATE TABLE chronicle_index (
    ordinal integer primary key,
    campaign_id text not null unique references campaign_head (id),
    wording integer not null check (wording >= 1)
  ) strict;

CREATE TABLE chronicle_point (
    campaign_id text not null,
    seq integer not null,
    number integer not null check (number >= 1),
    year integer not null check (year between 0 and 99),
    period integer not null check (period between 0 and 11),
    party integer not null check (party >= 0),
    rep integer not null check (rep >= 0),
    stock integer not null check (stock >= 0),
    zombies integer not null check (zombies >= 0),
    people integer not null check (people >= 0),
    primary key (campaign_id, seq),
    foreign key (campaign_id, seq) references campaign_event (campaign_id, seq)
  ) strict;

CREATE VIRTUAL TABLE chronicle_text using fts5 (text, tokenize = 'unicode61 remove_diacritics 2');

CREATE TABLE contact (
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
  ) strict;

CREATE TABLE dice_tally (
    campaign_id text not null references campaign_head (id),
    rule text not null check (rule <> ''),
    owner text not null check (owner in ('app', 'own')),
    ones integer not null check (ones >= 0),
    twos integer not null check (twos >= 0),
    threes integer not null check (threes >= 0),
    fours integer not null check (fours >= 0),
    fives integer not null check (fives >= 0),
    sixes integer not null check (sixes >= 0),
    primary key (campaign_id, rule, owner),
    check (ones + twos + threes + fours + fives + sixes > 0)
  ) strict;

CREATE TABLE draft (
    campaign_id text not null references campaign_head (id),
    form text not null check (form <> ''),
    body text not null check (json_valid(body)),
    changed_at text not null, checksum text check (length(checksum) = 32), earlier text check (json_valid(earlier)),
    primary key (campaign_id, form)
  ) strict;

CREATE TABLE encounter (
    campaign_id text primary key references campaign (campaign_id) deferrable initially deferred,
    number integer not null check (number >= 1),
    kind text not null check (kind in ('raid', 'escape', 'pursuit')),
    role text not null check (role in ('raider', 'defender', 'captive', 'captor', 'runner', 'chaser')),
    objective text check (objective in ('destroy', 'recover', 'loot')),
    area text not null check (area in ('urban', 'outskirts', 'rural')),
    phase integer not null check (phase in (1, 2, 3)),
    stage text not null check (stage in ('planned', 'on-the-table', 'after')),
    place text,
    state text not null check (json_valid(state)),
    check ((objective is null) = (kind <> 'raid')),
    check (case kind
      when 'raid' then role in ('raider', 'defender')
      when 'escape' then role in ('captive', 'captor')
      else role in ('runner', 'chaser')
    end)
  ) strict;

CREATE TABLE encounter_participant (
    campaign_id text not null references encounter (campaign_id) deferrable initially deferred,
    figure_id text not null,
    position integer not null check (position >= 0),
    primary key (campaign_id, figure_id),
    unique (campaign_id, position),
    foreign key (campaign_id, figure_id) references figure (campaign_id, figure_id) deferrable initially deferred
  ) strict;

CREATE TABLE event_subject (
    campaign_id text not null,
    seq integer not null,
    subject text not null,
    primary key (campaign_id, seq, subject),
    foreign key (campaign_id, seq) references campaign_event (campaign_id, seq)
  ) strict;

CREATE TABLE figure (
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
    people integer not null check (people >= 0), pronoun text not null default 'they' check (pronoun in ('he', 'she', 'they')), short_name text,
    primary key (campaign_id, figure_id),
    unique (campaign_id, position),
    check ((origin_table is null) = (origin_card is null)),
    check (held_in is null or status = 'captive')
  ) strict;

CREATE TABLE figure_advantage (
    campaign_id text not null,
    figure_id text not null,
    position integer not null check (position >= 0),
    advantage text not null check (advantage in ('larger-than-life', 'cheating-death', 'free-will')),
    primary key (campaign_id, figure_id, position),
    foreign key (campaign_id, figure_id) references figure (campaign_id, figure_id) deferrable initially deferred
  ) strict;

CREATE TABLE figure_attribute (
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
  ) strict;

CREATE TABLE figure_weapon (
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
  ) strict;

CREATE TABLE generation (
      place integer primary key check (place >= 0),
      mark text not null check (length(mark) = 35)
    ) strict;

CREATE TABLE given_up_line (
    campaign_id text not null,
    act integer not null,
    given_up_at text not null, checksum text check (length(checksum) = 32),
    primary key (campaign_id, act),
    foreign key (campaign_id, act) references campaign_act (campaign_id, act)
  ) strict;

CREATE TABLE projection_due (campaign_id text primary key references campaign_head (id)) strict;

CREATE TABLE rep_ledger (
    campaign_id text not null,
    seq integer not null,
    figure_id text not null,
    counted text not null check (counted in ('rep', 'rap')),
    from_value integer not null check (from_value >= 0),
    to_value integer not null check (to_value >= 0),
    why text not null,
    primary key (campaign_id, seq),
    foreign key (campaign_id, seq) references campaign_event (campaign_id, seq)
  ) strict;

CREATE TABLE setting (
    key text primary key check (key <> ''),
    value text not null check (json_valid(value))
  , checksum text check (length(checksum) = 32)) strict;

CREATE TABLE stock_item (
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
  ) strict;

CREATE TABLE timeline (
    campaign_id text not null,
    seq integer not null,
    number integer not null check (number >= 1),
    year integer not null check (year between 0 and 99),
    period integer not null check (period between 0 and 11),
    kind text not null check (kind in ('raid', 'escape', 'pursuit')),
    role text not null check (role in ('raider', 'defender', 'captive', 'captor', 'runner', 'chaser')),
    objective text check (objective in ('destroy', 'recover', 'loot')),
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
    check ((objective is null) = (kind <> 'raid')),
    check (case kind
      when 'raid' then role in ('raider', 'defender')
      when 'escape' then role in ('captive', 'captor')
      else role in ('runner', 'chaser')
    end)
  ) strict;

CREATE TABLE writing (
    campaign_id text not null,
    version integer not null check (version >= 1),
    what text not null check (what in ('note', 'report')),
    number integer not null check (number >= 1),
    act integer not null,
    text text check (text <> ''),
    made_at text not null,
    after_act integer not null,
    state text not null check (state in ('done', 'undone', 'dropped')),
    undone_at integer check ((undone_at is null) = (state <> 'undone')),
    checksum text check (length(checksum) = 32), given_up_with integer, marks_checksum text check (length(marks_checksum) = 32),
    primary key (campaign_id, version),
    foreign key (campaign_id, act) references campaign_act (campaign_id, act)
  ) strict;

CREATE INDEX campaign_act_parent on campaign_act (campaign_id, parent);

CREATE INDEX campaign_act_undone on campaign_act (campaign_id, act) where state = 'undone';

CREATE INDEX campaign_event_by_act on campaign_event (campaign_id, act, seq);

CREATE INDEX campaign_event_of_agreement on campaign_event (campaign_id, seq)
    where type in ('house-rules-set', 'last-year-set', 'division-changed');

CREATE INDEX campaign_event_of_dealing on campaign_event (campaign_id, json_extract(payload, '$.contact'), seq)
    where type = 'group-dealt-with';

CREATE INDEX campaign_event_of_meeting on campaign_event (campaign_id, json_extract(payload, '$.contact.id'))
    where type = 'group-met';

CREATE INDEX campaign_event_of_stock on campaign_event (campaign_id, seq)
    where type in ('stock-gained', 'stock-used', 'vehicle-taken-along');

CREATE INDEX chronicle_entry_of_encounter on chronicle_entry (campaign_id, act)
    where number is not null;

CREATE INDEX event_subject_by_subject on event_subject (campaign_id, subject, seq);

CREATE INDEX figure_drawn on figure (campaign_id, position) where kind = 'star' or status = 'ready';

CREATE INDEX figure_gone on figure (campaign_id, since_year, since_period, position)
    where status not in ('ready', 'captive');

CREATE INDEX rep_ledger_by_figure on rep_ledger (campaign_id, figure_id, seq);

CREATE INDEX rep_ledger_of_rep on rep_ledger (campaign_id, figure_id, seq) where counted = 'rep';

CREATE INDEX writing_by_act on writing (campaign_id, what, act);

CREATE INDEX writing_of on writing (campaign_id, what, number, version);

CREATE INDEX writing_undone on writing (campaign_id, version) where state = 'undone';

CREATE TRIGGER campaign_act_is_final before update on campaign_act
    when old.campaign_id <> new.campaign_id or old.act <> new.act or old.parent is not new.parent
      or old.line <> new.line or old.title <> new.title or old.command <> new.command
      or old.made_at <> new.made_at or (old.checksum is not null and old.checksum is not new.checksum)
    begin select raise(abort, 'of an act only its state is ever changed'); end;

CREATE TRIGGER campaign_act_stays before delete on campaign_act
    when (select deleted_at from campaign_head where id = old.campaign_id) is null
    begin select raise(abort, 'an act is never deleted'); end;

CREATE TRIGGER campaign_event_is_final before update on campaign_event
    begin select raise(abort, 'an event is never changed'); end;

CREATE TRIGGER campaign_event_stays before delete on campaign_event
    when (select deleted_at from campaign_head where id = old.campaign_id) is null
    begin select raise(abort, 'an event is never deleted'); end;

CREATE VIEW encounter_report as
    select campaign_id, act, text, version, made_at as changed_at from writing
    where what = 'report' and state = 'done' and text is not null and version = (
      select max(version) from writing as later
      where later.campaign_id = writing.campaign_id and later.what = writing.what
        and later.number = writing.number and later.state = 'done');

CREATE VIEW journal_note as
    select campaign_id, number as note, act, text, version, made_at as changed_at from writing
    where what = 'note' and state = 'done' and text is not null and version = (
      select max(version) from writing as later
      where later.campaign_id = writing.campaign_id and later.what = writing.what
        and later.number = writing.number and later.state = 'done');

CREATE TRIGGER writing_is_final before update on writing
    when old.campaign_id <> new.campaign_id or old.version <> new.version or old.what <> new.what
      or old.number <> new.number or old.act <> new.act or old.text is not new.text
      or old.made_at <> new.made_at or old.after_act <> new.after_act
      or (old.checksum is not null and old.checksum is not new.checksum)
    begin select raise(abort, 'of what was written only the state is ever changed'); end;

CREATE TRIGGER writing_stays before delete on writing
    when (select deleted_at from campaign_head where id = old.campaign_id) is null
    begin select raise(abort, 'a version of what was written is never deleted'); end;

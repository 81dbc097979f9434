/** Indexes over a part of what an event says, which SQLite can neither make nor keep over one that is no JSON. */
export const INDEXES_OVER_JSON = ['campaign_event_of_meeting', 'campaign_event_of_dealing'] as const;

/** Of an event that stands in one of them, or would. */
export const NO_JSON_UNDER_INDEX = "type in ('group-met', 'group-dealt-with') and not json_valid(payload)";

/** Recruiting Your Group: a campaign starts with a Star and three Grunts. */
export const STARTING_GRUNTS = 3;

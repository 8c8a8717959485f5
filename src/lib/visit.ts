/** Names this visit of the page in what vendors and receivers are told, so that these can be matched: random, made when it is first asked for, never stored. */
export const visit: { id?: string } = {};

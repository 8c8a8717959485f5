/**
 * Id of this visit of the page: vendors and receivers of telemetry get the same one, so that their records can be matched. Random, made when
 * it is first needed, never stored.
 */
export const visit: { id?: string } = {};

import { Pool } from 'undici';
import type { Limits } from '../limits';

/** Connections to the store at a time; more requests wait their turn. */
const CONNECTIONS = 24;

/** Opens connections to a store's origin as they are needed; certificates are checked as browsers do. */
export const openPool = (origin: string, { answerMs }: Limits): Pool =>
  new Pool(origin, {
    connections: CONNECTIONS,
    connect: { timeout: answerMs },
    headersTimeout: answerMs,
    bodyTimeout: answerMs,
    keepAliveTimeout: 4000,
  });

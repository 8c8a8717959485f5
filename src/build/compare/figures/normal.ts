import jstat from 'jstat';

/** Between plus and minus so many standard errors lie 95 % of what chance makes. */
export const Z_95 = jstat.jStat.normal.inv(0.975, 0, 1);

/** By so many standard errors a difference has to be beyond that, to be seen in 80 % of all tries. */
export const Z_80 = jstat.jStat.normal.inv(0.8, 0, 1);

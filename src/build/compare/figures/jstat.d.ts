/** The part of jStat that is used here; the package has no types. */
declare module 'jstat' {
  const jstat: {
    jStat: {
      normal: {
        /** The value that a part of all values does not exceed. */
        inv(part: number, mean: number, deviation: number): number;
      };
      binomial: {
        /** How often no more than `count` of `tries` come out. */
        cdf(count: number, tries: number, chance: number): number;
      };
    };
  };
  export = jstat;
}

import tables from './tables/address-tables.json' with { type: 'json' };

const plain = (codes: string): Record<string, string[]> =>
  Object.fromEntries(codes.split(' ').map((code) => [code, []]));

/** Zone code → its other names, for the countries whose zones the store knows one by one. */
export const zoneTables: Record<string, Record<string, string[]>> = {
  JP: tables.jp,
  MX: tables.mx,
  AE: tables.ae,
  HK: tables.hk,
  US: plain(
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI AA AE AP',
  ),
  CA: plain('AB BC MB NB NL NS NT NU ON PE QC SK YT'),
  AU: plain('ACT NSW NT QLD SA TAS VIC WA'),
};

/** A table that is written as `key:value,value key:value …`. */
const read = (pairs: string): Record<string, string[]> =>
  Object.fromEntries(pairs.split(' ').map((pair) => [pair.split(':')[0], pair.split(':')[1]?.split(',') ?? []]));

/** Australian zone by the first digit of the postal code, to which the API corrects the zone. */
export const australianZones = read('0:NT 2:NSW 3:VIC 4:QLD 5:SA 6:WA 7:TAS');

/** Canadian zones by the first letter of the postal code. */
export const canadianZones = read(
  'A:NL B:NS C:PE E:NB G:QC H:QC J:QC K:ON L:ON M:ON N:ON P:ON R:MB S:SK T:AB V:BC X:NT,NU Y:YT',
);

/** A wallet's drawing, as `src/logos/<name>.svg` has it: written in by the build, see src/build/logo-shapes.ts. */
export type LogoShape = readonly [viewBox: string, ...attributesOfPaths: Readonly<Record<string, string>>[]];

// oxlint-disable-next-line no-underscore-dangle -- nothing else in a script can have this name
declare const __LOGO_SHAPES__: Readonly<Record<string, LogoShape>>;

/** Name of a wallet's logo → its drawing. */
const shapes = __LOGO_SHAPES__;

/**
 * The name of a wallet's logo.
 *
 * @param wallet as in markup
 * @param inverted for a button in the colours for a dark background, on which the logo stands on light
 */
export const logoName = (wallet: string, inverted: boolean): string =>
  wallet.replaceAll('_', '-') + (inverted ? '-on-light' : '');

/** A wallet's logo, drawn in the page: a browser needs several times as long for an image. The button has its name for screen readers. */
export function Logo({ name }: { name: string }) {
  const [viewBox, ...paths] = shapes[name]!;
  // A theme may give all shapes a stroke.
  return (
    <svg viewBox={viewBox} stroke="none" aria-hidden="true">
      {paths.map((path) => (
        <path key={path['d']} {...path} />
      ))}
    </svg>
  );
}

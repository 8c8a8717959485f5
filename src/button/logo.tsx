/** A wallet's drawing, as `src/logos/<name>.svg` has it: written in by the build, see src/build/logo-shapes.ts. */
export type LogoShape = readonly [viewBox: string, ...attributesOfPaths: Readonly<Record<string, string>>[]];

// oxlint-disable-next-line no-underscore-dangle -- nothing else in a script can have this name
declare const __LOGO_SHAPES__: Readonly<Record<string, LogoShape>>;

/** Name of a wallet's logo → its drawing. */
const shapes = __LOGO_SHAPES__;

/**
 * A wallet's logo, drawn in the page: a browser needs several times as long for an image. The button has its name for screen readers.
 *
 * @param props.wallet as in markup
 */
export function Logo({ wallet }: { wallet: string }) {
  const [viewBox, ...paths] = shapes[wallet.replaceAll('_', '-')]!;
  // A theme may give all shapes a stroke.
  return (
    <svg viewBox={viewBox} stroke="none" aria-hidden="true">
      {paths.map((path) => (
        <path key={path['d']} {...path} />
      ))}
    </svg>
  );
}

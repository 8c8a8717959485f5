import { transform, type Message, type TransformFailure } from 'esbuild';

/** What stands before the platform's list of findings, and behind it. */
const OPEN = '/** Shopify CDN: Minification failed\n\n';
const CLOSE = '\n\n**/\n';

/** A finding as a line; lines are counted in the file as it is served. */
const line = ({ text, location }: Message, shift: number) =>
  `Line ${location!.line + shift}:${location!.column} ${text}`;

/**
 * A script as the platform serves it: minified for ES5, or as it is with a comment at its head that lists what can't be.
 *
 * @param code of the theme's asset
 */
export async function asPlatform(code: string): Promise<string> {
  try {
    return (await transform(code, { target: 'es5', minify: true, logLevel: 'silent', logLimit: 0 })).code;
  } catch (error) {
    const { errors } = error as TransformFailure;
    const shift = errors.length + (OPEN + CLOSE).split('\n').length - 2;
    return OPEN + errors.map((message) => line(message, shift)).join('\n') + CLOSE + code;
  }
}

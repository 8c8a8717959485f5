import type { RequestListener } from 'node:http';
import { integrityOf, type BuiltFile } from '../../src/build/check/files/built-file';
import { verifyFile, type VerifyOptions } from '../../src/build/check/files/verify-file';
import { serve } from './serve';

/** A script as it was built. */
export const SCRIPT = Buffer.from('import { a } from "./a.js";\nexport const b = () => {\n  return a + 1; // ü\n};\n');

/** What the manifest says of it. */
const FILE: BuiltFile = {
  name: 'b.js',
  bytes: SCRIPT.length,
  integrity: integrityOf(SCRIPT),
  isLoaded: true,
  content: SCRIPT,
};
const OPTIONS: VerifyOptions = { deadline: 5000, isTheme: false };

/** Headers with which there is nothing to remark. */
export const HEADERS = { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' };

/** Answers every request with this. */
export const answer =
  (body: Uint8Array | string, headers: Readonly<Record<string, string>> = {}, status = 200): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { ...HEADERS, ...headers }).end(body);

/** Compares the script, or what is said here of it, with what an address serves. */
export const verifyAt = (folder: URL, options: Partial<VerifyOptions> = {}, file: Partial<BuiltFile> = {}) =>
  verifyFile(folder, { ...FILE, ...file }, { ...OPTIONS, ...options });

/** The same with what a server of this test serves. */
export const verify = async (listener: RequestListener, options?: Partial<VerifyOptions>, file?: Partial<BuiltFile>) =>
  verifyAt(await serve(listener), options, file);

/** The same, as rows. */
export const differences = async (...args: Parameters<typeof verify>) =>
  (await verify(...args)).map(({ isWrong, code, text }) => [!isWrong ? 'remark' : 'differs', code, text]);

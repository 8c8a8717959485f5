// npm start: from a fresh clone to the demo store in the browser.
import { createServer } from 'node:net';
import { ready } from './ready.mjs';
import { INTERRUPTED, npmOrThrow, run } from './run.mjs';

function readPort(text = '4173') {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`PORT=${text} is no port: a whole number from 0 to 65535 is (0 takes any free one).`);
}

/** Asked before the build, so that nobody waits for one that can't be shown. */
function checkFree(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Stop what runs there, or take another: PORT=${port + 1} npm start`)
          : new Error(`Port ${port} can't be used: ${error.message}`),
      ),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

async function start() {
  const port = readPort(process.env.PORT);
  await checkFree(port);
  await ready({ browser: false });
  await npmOrThrow(['run', '--silent', 'build'], 'The widget could not be built.');
  await npmOrThrow(
    ['exec', '--no', '--', 'vite', 'build', '--config', 'test/store/vite.config.ts'],
    'The demo store could not be built.',
  );
  const code = await run(process.execPath, ['--import', 'tsx', 'test/store/main.ts'], {
    PORT: String(port),
    // For people; browser tests open the same store without and bring their own.
    APPLE_PAY: process.env.APPLE_PAY ?? 'simulated',
  });
  // Ctrl-C is how one leaves the store, not a failure.
  process.exitCode = code === INTERRUPTED ? 0 : code;
}

start().catch((error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});

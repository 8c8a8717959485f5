import { createServer } from 'node:net';

/** The port that `PORT` names. Throws with one sentence where it names none. */
export function readPort(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`PORT=${text} is not a port: give a whole number from 0 to 65535 (0 takes any free one).`);
}

/** Rejects when the port is taken, and names another for the command. */
export function checkFree(port, command) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Stop what runs there, or take another: PORT=${port + 1} ${command}`)
          : new Error(`Port ${port} can't be used: ${error.message}`),
      ),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

// npm run react-store: from a fresh clone to a storefront in React with the buttons, at http://localhost:4175, and the demo store behind it.
// PORT=… before it: another port, 0 for any.
import { BUILDS } from './builds.mjs';
import { answerHelp } from './help/answer-help.mjs';
import { endWithSentence, openServer } from './open-server.mjs';

if (!(await answerHelp(import.meta.filename, process.argv)))
  endWithSentence(() =>
    openServer({
      command: 'npm run react-store',
      usualPort: '4175',
      builds: BUILDS,
      main: ['test/react-store/main.ts'],
    }),
  );

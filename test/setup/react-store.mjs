// npm run react-store: from a fresh clone to a storefront in React with the buttons, and the demo store behind it.
import { BUILDS } from './builds.mjs';
import { endWithSentence, openServer } from './open-server.mjs';

endWithSentence(() =>
  openServer({
    command: 'npm run react-store',
    usualPort: '4175',
    builds: BUILDS,
    main: ['test/react-store/main.ts'],
  }),
);

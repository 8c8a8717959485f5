import type { Engine, EnginePage } from './engine-page';
import { keptErrors } from './first-script';
import { openScreen } from './screen';
import { startDriver, type Command, type Driver } from './web-driver';

/** Wide enough for a row of wallets. */
const WINDOW = { width: 1280, height: 900 };

/** The web driver's name for a reference to an element (https://www.w3.org/TR/webdriver2/#elements). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A function as a script that answers by the driver's own callback. */
const scriptOf = (run: object) => `const [arg, done] = arguments;
Promise.resolve(arg).then(${run}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;

function pageOf(command: Command, origin: string): EnginePage {
  const evaluate: EnginePage['evaluate'] = async (run, arg) => {
    const answer = await command('POST', '/execute/async', { script: scriptOf(run), args: [arg] });
    const { value, error } = answer as { value?: never; error?: string };
    if (error !== undefined) throw new Error(error);
    return value as never;
  };
  return {
    evaluate,
    goto: async (path) => void (await command('POST', '/url', { url: `${origin}${path}` })),
    async press(selector) {
      const found = await command('POST', '/element', { using: 'css selector', value: selector });
      const id = (found as Record<string, string>)[ELEMENT]!;
      await command('POST', `/element/${id}/click`, {});
    },
    picture: () => command('GET', '/screenshot') as Promise<string>,
    errors: () => evaluate(keptErrors, null),
    close: async () => void (await command('DELETE', '')),
  };
}

/** Opens the small browser that comes with the driver, as a new person each time. */
async function newSession(command: Command): Promise<Command> {
  const session = await command('POST', '/session', { capabilities: { alwaysMatch: {} } });
  const { sessionId } = session as { sessionId: string };
  return (method, path, body) => command(method, `/session/${sessionId}${path}`, body);
}

/** Starts WebKitGTK's driver on a virtual screen. Rejects when one of them, or the browser, can't be started. */
export async function openWebKit(paths: { driver: string; screen: string }): Promise<Engine> {
  const screen = await openScreen(paths.screen);
  const env = {
    ...process.env,
    DISPLAY: screen.display,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Without this, WebKit paints each tile on the CPU or the GPU, whichever is free, and the two smooth edges differently.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    // Its own sandbox needs rights that containers don't give; the only pages it sees are the demo store's.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const close = async () => {
    await driver?.stop();
    await screen.close();
  };
  let driver: Driver | null = null;
  try {
    driver = await startDriver(paths.driver, env);
    // A driver answers also where it finds no browser.
    await (
      await newSession(driver.command)
    )('DELETE', '');
  } catch (error) {
    await close();
    throw error;
  }
  const { command } = driver;
  return {
    async open(origin) {
      const session = await newSession(command);
      await session('POST', '/window/rect', WINDOW);
      return pageOf(session, origin);
    },
    close,
  };
}

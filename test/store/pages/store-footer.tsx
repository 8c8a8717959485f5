/** @jsxImportSource preact */
import type { PageRequest } from './page-request';
import { readSwitch } from './read-switch';

const THEMES: Record<PageRequest['theme'], string> = { a: '若葉（A）', b: '弁柄（B）' };

/** The address of this page in another theme. */
function inTheme(url: URL, theme: string): string {
  const params = new URLSearchParams(url.searchParams);
  params.set('theme', theme);
  return `${url.pathname}?${params}`;
}

/** The choice of theme, and a note that this is a demo. */
export function StoreFooter({ req }: { req: PageRequest }) {
  return (
    <footer class="store-footer">
      <nav aria-label="テーマの切り替え">
        テーマ
        {Object.entries(THEMES).map(([theme, name]) => (
          <a key={theme} href={inTheme(req.url, theme)} aria-current={theme === req.theme ? 'true' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      {req.url.searchParams.get('design') === '1' && (
        <button type="button" class="link-button" data-editor-reload>
          セクションを読み込み直す（エディター）
        </button>
      )}
      {readSwitch(req, 'google-pay') === 'simulated' && <p>Google Payはシミュレーションです。</p>}
      <p>これは動作確認用のデモストアです。商品の販売、決済、発送は行いません。</p>
    </footer>
  );
}

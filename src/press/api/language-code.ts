/** The only codes with a region in the API's `LanguageCode`. An unknown one fails the whole operation. */
const WITH_REGION: readonly string[] = ['PT_BR', 'PT_PT', 'ZH_CN', 'ZH_TW'];

/** A BCP 47 language in the API's form: `ja` and `ja-JP` → `JA`, `zh-CN` → `ZH_CN`. */
export function languageCode(locale: string): string {
  const code = locale.trim().toUpperCase().replaceAll('-', '_');
  return WITH_REGION.includes(code) ? code : code.replace(/_.*/, '');
}

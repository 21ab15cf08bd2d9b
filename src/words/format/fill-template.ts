/**
 * Puts values into a translated sentence. A placeholder without a value stays, so that a mistake is seen.
 *
 * @example fillTemplate('{{low}} to {{high}} kg', { low: '50', high: '60' }) → '50 to 60 kg'
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

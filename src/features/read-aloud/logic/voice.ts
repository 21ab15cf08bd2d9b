/** What is asked of a voice of the device, as `speechSynthesis` describes it. */
export interface Voice {
  readonly lang: string;
  /** Whether it speaks without the network. */
  readonly localService: boolean;
  readonly default: boolean;
}

/**
 * The voice to read a language with; undefined where the device has none of it, since Kinyarwanda in an English voice is
 * understood by nobody. Of several, first that of the same country, then one that costs no data, then the device's own choice.
 *
 * @param tag of the text, such as 'sw-TZ'
 * @example chooseVoice([{ lang: 'en-US', … }, { lang: 'fr_CA', … }], 'fr-FR') → the second
 * @example chooseVoice([{ lang: 'en-US', … }], 'rw') → undefined
 */
export function chooseVoice<Known extends Voice>(voices: readonly Known[], tag: string): Known | undefined {
  const wanted = localeOf(tag);
  const rank = (voice: Known) =>
    (localeOf(voice.lang)?.region === wanted?.region ? 4 : 0) +
    (voice.localService ? 2 : 0) +
    (voice.default ? 1 : 0);
  return voices
    .filter(({ lang }) => wanted !== undefined && localeOf(lang)?.language === wanted.language)
    .sort((one, other) => rank(other) - rank(one))[0];
}

// Devices write "sw_KE", "swa-KEN" or nothing; what is no tag is no language.
function localeOf(tag: string): Intl.Locale | undefined {
  const [language = '', region] = tag.split(/[-_]/);
  try {
    return new Intl.Locale(region?.length === 2 ? `${language}-${region}` : language);
  } catch {
    return undefined;
  }
}

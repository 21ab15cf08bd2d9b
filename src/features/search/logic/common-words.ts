import type { Language } from '#src/words/languages.ts';

/** Words that stand in most questions and say nothing of what is sought, folded. */
export const commonWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'a an the i my me we our you your it is are am be do does did can should how what which when where why who of to for in on at from with without and or not no too so if have has get much many good best best'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les un une des du de et ou a au aux en dans sur pour par avec sans je j mon ma mes me moi on nous vous il elle est sont ai as que qui quoi quel quelle quels comment pourquoi quand combien ne pas plus ce cette ces faire faut dois peut puis trop bien'.split(
      ' ',
    ),
  ),
  rw: new Set(
    'ni na no mu ku cyangwa ariko kandi iyo niba se nk nka ute gute iki ki ese jye njye nte wa ya ba bya cya za ka ko kuko ngo ubu uko aho byo'.split(
      ' ',
    ),
  ),
  sw: new Set(
    'ni na ya wa la cha za vya kwa katika au lakini kama je nini gani vipi jinsi namna mimi yangu wangu langu changu yako si bila sana hii huu hiyo ili kuwa nina ninawezaje naweza'.split(
      ' ',
    ),
  ),
};

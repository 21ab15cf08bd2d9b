import type { Language } from '#src/words/languages.ts';

/** Words that stand in most questions and say nothing of what is sought, folded. */
export const commonWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'a an the i my me we our you your it is are am be do does did can should how what which when where why who of to for in on at from with without and or not no too so if have has get much many good best dont cant cannot want wants need needs make makes thing things every day he she him her his they them their was were been will would could about again very really something someone anything everything everyone because just only go goes going gets give take let stop using use keep always never all any some then than there here this that these those anymore quickly fast way ways tell show find help website site page im ive after before during while until out over exercise exercises workout per time people see far down better today made'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les un une des du de et ou a au aux en dans sur pour par avec sans je j mon ma mes me moi on nous vous il elle est sont ai as que qui quoi quel quelle quels comment pourquoi quand combien ne pas plus ce cette ces faire faut dois peut puis trop bien tout tous toute toutes chaque jour jours tres moins aussi encore toujours jamais veux voudrais peux pouvoir avoir etre fait fais faites son sa ses leur leurs lui ils elles ont avait suis es cela ca si depuis apres avant pendant chez quelque chose quelqu comme donc car mais tes ton ta tu se midi jai veut arrive trouver traitement exercice exercices'.split(
      ' ',
    ),
  ),
  rw: new Set(
    'ni na no mu ku cyangwa ariko kandi iyo niba se nk nka ute gute iki ki ese jye njye nte wa ya ba bya cya za ka ko kuko ngo ubu uko aho byo cyane buri munsi ubwo none ndashaka nshaka mfite ufite afite nakora nakore gukora bite bimeze buryo burya hari harimo bwo byanjye wanjye yanjye yange wange jyewe mbere nyuma kubera muri kuri umwitozo imyitozo siporo indwara neza nyinshi umuntu abantu wose kwita kugira igihe'.split(
      ' ',
    ),
  ),
  sw: new Set(
    'ni na ya wa la cha za vya kwa katika au lakini kama je nini gani vipi jinsi namna mimi yangu wangu langu changu yako si bila sana hii huu hiyo ili kuwa nina ninawezaje naweza kila siku sasa tena pia hata tu nataka ninataka nifanye nifanyeje kufanya anataka ana wana kuna hakuna baada kabla wakati kwenye kutoka bado zaidi wake yao wao mwangu zangu vyangu haraka mara nyingi kidogo kubwa mbaya vizuri mzuri wapi lini anayo ninayo sijui nifanyaje nisaidie tafadhali huyu yule kisha ila lazima mazoezi'.split(
      ' ',
    ),
  ),
};

import { showLoginMark } from '#src/device/login-mark.ts';
import { chooseDisplay } from './choose-display.ts';
import { chooseLanguage } from './choose-language.ts';

// All of this runs in the head, before anything is painted. What only a script can do stands in its place from the first
// paint on, and is not offered without one: see base.css.
document.documentElement.dataset.scripted = '';
chooseDisplay();
chooseLanguage();
showLoginMark();
// A page that Back brings may be older than the log-out.
addEventListener('pageshow', showLoginMark);

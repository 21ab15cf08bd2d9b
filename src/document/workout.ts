import './moving-figures.ts';
import './page-actions.ts';
import './play-video.ts';

import './page-actions.ts';
import './play-video.ts';

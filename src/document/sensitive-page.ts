import './help-strip.ts';
import './play-video.ts';

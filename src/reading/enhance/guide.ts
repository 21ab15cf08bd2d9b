import './choose-group.ts';
import './play-video.ts';

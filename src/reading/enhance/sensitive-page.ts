import '#src/features/help/enhance/help-strip.ts';
import './play-video.ts';

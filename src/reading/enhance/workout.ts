import '#src/features/exercises/enhance/moving-figures.ts';
import './page-actions.ts';
import './play-video.ts';

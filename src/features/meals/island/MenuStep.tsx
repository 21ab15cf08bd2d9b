import styles from './Meals.module.css';
import { MenuButtons } from './MenuButtons.tsx';
import { MenuNews } from './MenuNews.tsx';
import { MenuView } from './MenuView.tsx';
import { SavedList } from './SavedList.tsx';
import { SwapDialog } from './SwapDialog.tsx';
import { type MenuStepProps, useMenuStep } from './use-menu-step.ts';

/** The third step: the menu, what it cannot keep, what it holds, and what is to be bought. */
export function MenuStep(props: MenuStepProps) {
  const { texts, files, planner, onSave } = props;
  const { menu: words } = texts;
  const { menu } = planner;
  const step = useMenuStep(props);
  const { kitchen, swap, isWorking, isPlannable } = step;
  return (
    <section className={styles.step} data-week-menu>
      <h2>{words.heading}</h2>
      <MenuButtons
        words={words}
        seed={menu?.seed}
        isPlannable={isPlannable}
        isWorking={isWorking}
        onBegin={step.begin}
        onStop={step.stop}
      />
      {!isPlannable && <p className={styles.changed}>{words.incomplete}</p>}
      {step.isOutdated && <p className={styles.changed}>{words.changed}</p>}
      <MenuNews
        texts={texts}
        isWorking={isWorking}
        work={step.work}
        days={planner.wishes.days}
        said={step.said}
        onUndo={step.undo}
        hasFailed={step.hasFailed}
      />
      {menu && kitchen && (
        <MenuView
          texts={texts}
          files={files}
          kitchen={kitchen}
          menu={menu}
          ticks={planner.ticks}
          isWorking={isWorking}
          onTicks={(ticks) => onSave({ ticks })}
          onMenu={(next) => onSave({ menu: next })}
          onSwap={(day, index) => step.look(kitchen.file, menu, day, index)}
          onKeep={step.keep}
        />
      )}
      {swap && menu && kitchen && (
        <SwapDialog
          texts={texts}
          kitchen={kitchen}
          menu={menu}
          swap={swap}
          onClose={step.closeSwap}
          onChosen={step.choose}
        />
      )}
      <SavedList texts={texts} onOpen={step.open} />
    </section>
  );
}

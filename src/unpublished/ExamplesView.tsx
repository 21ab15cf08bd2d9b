import { buttonExamples } from '#src/ui/Button.examples.tsx';
import { cardExamples } from '#src/ui/Card.examples.tsx';
import { cardPictureExamples } from '#src/ui/CardPicture.examples.tsx';
import { dataTableExamples } from '#src/ui/DataTable.examples.tsx';
import { dialogExamples } from '#src/ui/Dialog.examples.tsx';
import { dialogHeadExamples } from '#src/ui/DialogHead.examples.tsx';
import { errorSummaryExamples } from '#src/ui/ErrorSummary.examples.tsx';
import { fieldExamples } from '#src/ui/Field.examples.tsx';
import { focusedHeadingExamples } from '#src/ui/FocusedHeading.examples.tsx';
import { foldedExamples } from '#src/ui/Folded.examples.tsx';
import { formGridExamples } from '#src/ui/FormGrid.examples.tsx';
import { imigongoBandExamples } from '#src/ui/ImigongoBand.examples.tsx';
import { linkCardExamples } from '#src/ui/LinkCard.examples.tsx';
import { linkRowExamples } from '#src/ui/LinkRow.examples.tsx';
import { listFilterExamples } from '#src/ui/ListFilter.examples.tsx';
import { menuPanelExamples } from '#src/ui/MenuPanel.examples.tsx';
import { modeSwitchExamples } from '#src/ui/ModeSwitch.examples.tsx';
import { noticeExamples } from '#src/ui/Notice.examples.tsx';
import { passwordFieldsExamples } from '#src/ui/PasswordFields.examples.tsx';
import { queryFormExamples } from '#src/ui/QueryForm.examples.tsx';
import { resultActionsExamples } from '#src/ui/ResultActions.examples.tsx';
import { selectFieldExamples } from '#src/ui/SelectField.examples.tsx';
import { signListExamples } from '#src/ui/SignList.examples.tsx';
import { statusNoticeExamples } from '#src/ui/StatusNotice.examples.tsx';
import styles from './ExamplesView.module.css';

const components = [
  buttonExamples,
  cardExamples,
  cardPictureExamples,
  dataTableExamples,
  dialogExamples,
  dialogHeadExamples,
  errorSummaryExamples,
  fieldExamples,
  focusedHeadingExamples,
  foldedExamples,
  formGridExamples,
  imigongoBandExamples,
  linkCardExamples,
  linkRowExamples,
  listFilterExamples,
  menuPanelExamples,
  modeSwitchExamples,
  noticeExamples,
  signListExamples,
  passwordFieldsExamples,
  queryFormExamples,
  resultActionsExamples,
  selectFieldExamples,
  statusNoticeExamples,
];

/** Every component of `src/ui` in each of its states, on one page that only developers and tests look at. */
export function ExamplesView() {
  return (
    <>
      <h1>Components</h1>
      {components.map(({ component, examples }) => (
        <section key={component} className={styles.component} aria-labelledby={component}>
          <h2 id={component}>{component}</h2>
          {Object.entries(examples).map(([name, Example]) => (
            <div key={name} className={styles.example} data-example={`${component}: ${name}`}>
              <p className={styles.name}>{name}</p>
              <Example />
            </div>
          ))}
        </section>
      ))}
    </>
  );
}

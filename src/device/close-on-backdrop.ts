/** Closes a dialog when somebody clicks beside it. Returns how to stop that. */
export function closeOnBackdrop(dialog: HTMLDialogElement): () => void {
  let pressedBeside = false;
  // A selection of text that starts inside and ends outside is no click beside the dialog.
  const rememberPress = ({ target }: Event) => {
    pressedBeside = target === dialog;
  };
  const closeBeside = ({ target }: Event) => {
    if (pressedBeside && target === dialog) {
      dialog.close();
    }
  };
  dialog.addEventListener('mousedown', rememberPress);
  dialog.addEventListener('click', closeBeside);
  return () => {
    dialog.removeEventListener('mousedown', rememberPress);
    dialog.removeEventListener('click', closeBeside);
  };
}

import ts from 'typescript';

/** Attributes and props that a reader sees or hears. */
const spoken =
  /^(alt|title|placeholder|label|heading|hint|caption|text|aria-(label|description|roledescription|valuetext)|\w+(Label|Title|Text|Heading))$/;
const letter = /\p{L}/u;

/** The string constants that an expression may come down to, such as both branches of a condition. */
function constants(expression: ts.Expression): string[] {
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isTemplateExpression(expression)) {
    const parts = [expression.head.text, ...expression.templateSpans.map(({ literal }) => literal.text)];
    return [parts.join(' ')];
  }
  if (ts.isParenthesizedExpression(expression)) return constants(expression.expression);
  if (ts.isConditionalExpression(expression)) {
    return [...constants(expression.whenTrue), ...constants(expression.whenFalse)];
  }
  if (ts.isBinaryExpression(expression)) {
    const joins = expression.operatorToken.kind === ts.SyntaxKind.PlusToken;
    return [...(joins ? constants(expression.left) : []), ...constants(expression.right)];
  }
  return [];
}

function textsAt(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text.replace(/&#?\w+;/g, '')];
  if (ts.isJsxAttribute(node)) {
    const { initializer } = node;
    if (initializer === undefined || !spoken.test(node.name.getText())) return [];
    if (ts.isStringLiteral(initializer)) return [initializer.text];
    return ts.isJsxExpression(initializer) && initializer.expression ? constants(initializer.expression) : [];
  }
  const isChild = ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
  return isChild && node.expression ? constants(node.expression) : [];
}

/**
 * The words that a component would show without asking the translations for them.
 * @example textsInCode('<p title={t("a")}>Hello <b>{open ? "Yes" : name}</b></p>') → ['Hello', 'Yes']
 */
export function textsInCode(source: string): string[] {
  const file = ts.createSourceFile('component.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    found.push(...textsAt(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.map((text) => text.trim()).filter((text) => letter.test(text));
}

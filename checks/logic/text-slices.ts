import ts from 'typescript';

/** Where the texts stand: the prefix of a file's keys, such as `tips:`; undefined for a file that holds no texts. */
export type PrefixOf = (fileName: string) => string | undefined;

/**
 * The keys that code reaches through the typed tree of texts, found by the compiler's own knowledge of types:
 *
 * - `texts.water.result` and destructuring, for a text or for the forms of a counted one,
 * - `texts.level[level]`, for every value that `level` can have,
 * - a group handed to what knows no texts, such as `Object.values` or a component of `ui`, for what that asks for.
 *
 * @param files the files of the program that may show texts
 */
export function slicedKeys(
  program: ts.Program,
  files: readonly ts.SourceFile[],
  prefixOf: PrefixOf,
): Set<string> {
  const checker = program.getTypeChecker();
  const { keys, mark, markNamed, holdsTexts, handOver } = collectKeys(checker, prefixOf);
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAccessExpression(node)) {
      mark(checker.getSymbolAtLocation(node.name));
    } else if (ts.isElementAccessExpression(node)) {
      const names = namesIn(checker.getTypeAtLocation(node.argumentExpression));
      markNamed(checker.getTypeAtLocation(node.expression), names);
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      markNamed(checker.getTypeAtLocation(node.parent), boundNames(node, checker));
    }
    if (mayBeHandedOver(node)) {
      const groups = members(checker.getTypeAtLocation(node)).filter(holdsTexts);
      const target = groups.length > 0 ? checker.getContextualType(node) : undefined;
      for (const wanted of target === undefined ? [] : members(target)) {
        for (const group of groups) handOver(group, wanted);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return keys;
}

/** The keys found so far, and the ways to add one. */
function collectKeys(checker: ts.TypeChecker, prefixOf: PrefixOf) {
  const keys = new Set<string>();
  const keysOf = (symbol: ts.Symbol) =>
    (symbol.declarations ?? []).flatMap((declaration) => keyOf(declaration, prefixOf) ?? []);
  const isText = (symbol: ts.Symbol) => keysOf(symbol).length > 0;
  const mark = (symbol: ts.Symbol | undefined) => {
    for (const key of symbol === undefined ? [] : keysOf(symbol)) keys.add(key);
  };
  const markAll = (group: ts.Type) => {
    for (const property of group.getProperties().filter(isText)) {
      mark(property);
      markAll(checker.getTypeOfSymbol(property));
    }
  };
  const markNamed = (group: ts.Type, names: readonly string[] | 'all') => {
    for (const name of names === 'all' ? group.getProperties().map((property) => property.name) : names) {
      mark(group.getProperty(name));
    }
  };
  // Most types of a program are asked about many times, and those of the DOM have hundreds of properties.
  const textual = new Map<ts.Type, boolean>();
  const holdsTexts = (type: ts.Type) => {
    const known = textual.get(type) ?? type.getProperties().some(isText);
    textual.set(type, known);
    return known;
  };
  const handOver = (group: ts.Type, target: ts.Type) => {
    if (!holdsTexts(group) || holdsTexts(target)) return;
    if (target.flags & openTypes || checker.getIndexInfosOfType(target).length > 0) {
      markAll(group);
      return;
    }
    for (const property of group.getProperties().filter(isText)) {
      const wanted = target.getProperty(property.name);
      if (wanted !== undefined) {
        mark(property);
        handOver(checker.getTypeOfSymbol(property), checker.getTypeOfSymbol(wanted));
      }
    }
  };
  return { keys, mark, markNamed, holdsTexts, handOver };
}

/** The key of a text or of a group, from where it stands in its file. */
function keyOf(declaration: ts.Declaration, prefixOf: PrefixOf): string | undefined {
  const prefix = prefixOf(declaration.getSourceFile().fileName);
  if (prefix === undefined || !ts.isPropertyAssignment(declaration)) return undefined;
  const path: string[] = [];
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) path.unshift(node.name.text);
  }
  return prefix + path.join('.');
}

/** A name or a part of something that is not itself the start of a longer path. */
function mayBeHandedOver(node: ts.Node): node is ts.Expression {
  const isPath =
    ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
  if (!isPath || ts.isTypeNode(node.parent)) return false;
  const { parent } = node;
  const isStart =
    (ts.isPropertyAccessExpression(parent) ||
      ts.isElementAccessExpression(parent) ||
      ts.isCallExpression(parent)) &&
    parent.expression === node;
  const isName = 'name' in parent && parent.name === node;
  return !isStart && !isName && !ts.isJsxAttribute(parent) && !ts.isJsxOpeningLikeElement(parent);
}

const openTypes = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter;

const members = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** The names that a type of keys stands for; all, where the compiler knows too little of it. */
function namesIn(type: ts.Type): string[] | 'all' {
  const names = members(type).map((each) => (each.isStringLiteral() ? each.value : undefined));
  return names.includes(undefined) ? 'all' : names.filter((name) => name !== undefined);
}

/** The properties that a part of a destructuring takes: `{ a }`, `{ a: b }`, `{ [name]: b }`; the rest takes none. */
function boundNames(
  { propertyName, name, dotDotDotToken }: ts.BindingElement,
  checker: ts.TypeChecker,
): string[] | 'all' {
  if (dotDotDotToken !== undefined) return [];
  const taken = propertyName ?? name;
  if (ts.isComputedPropertyName(taken)) return namesIn(checker.getTypeAtLocation(taken.expression));
  return ts.isIdentifier(taken) || ts.isStringLiteral(taken) ? [taken.text] : [];
}

// usage: node codemod.mjs [--write] files...
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import traverseModule from '@babel/traverse';
const traverse = traverseModule.default ?? traverseModule;
const write = process.argv.includes('--write');
const files = process.argv.slice(2).filter((a) => !a.startsWith('--'));
const TECH_KEYS = new Set(['id','to','href','icon','kind','type','key','action','src','url','path','format','colour','tone','variant','page','chunk','name','source','stat','slug','anchor','opens','app','theme','font','year','doi','lang','image']);
const isText = (s) => /[A-Za-z]/.test(s) && (/\s/.test(s.trim()) || /^[A-Z][a-z’']+/.test(s) || /[.!?…]$/.test(s));
let total = 0;
for (const file of files) {
  const code = readFileSync(file, 'utf8');
  const ast = parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const edits = [];
  const report = [];
  const keyOf = (path) => {
    let p = path;
    while (p) {
      if (p.isObjectProperty?.()) return p.node.key.name ?? p.node.key.value;
      if (p.isVariableDeclarator?.()) return p.node.id.name;
      if (p.isFunction?.()) return '()';
      p = p.parentPath;
    }
    return '';
  };
  const handle = (path, isTemplate) => {
    const { node, parent } = path;
    if (path.findParent((p) => p.isTSType() || p.isTSTypeParameterInstantiation() || p.isImportDeclaration() || p.isExportNamedDeclaration() && p.node.source === path.node)) return;
    if (parent.type === 'TSLiteralType' || parent.type === 'ImportDeclaration' || parent.type === 'ExportAllDeclaration') return;
    if (parent.type === 'ObjectProperty' && parent.key === node) return;
    if (parent.type === 'TaggedTemplateExpression') return;
    if (parent.type === 'BinaryExpression' || parent.type === 'SwitchCase') return;
    if (parent.type === 'MemberExpression') return;
    if (parent.type === 'CallExpression' || parent.type === 'NewExpression') { report.push(['call', node.value ?? code.slice(node.start, node.end)]); return; }
    const text = isTemplate ? code.slice(node.start + 1, node.end - 1) : node.value;
    const key = keyOf(path);
    if (TECH_KEYS.has(key) && !/\s/.test(text)) return;
    if (!isText(text)) { report.push(['skip', key, text]); return; }
    let raw = isTemplate ? code.slice(node.start, node.end) : '`' + node.value.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${') + '`';
    edits.push([node.start, node.end, 't' + raw, key, text]);
  };
  traverse(ast, {
    StringLiteral: (p) => handle(p, false),
    TemplateLiteral: (p) => handle(p, true),
  });
  total += edits.length;
  console.log(`== ${file}: ${edits.length}`);
  for (const r of report) console.log('   ', r.join(' | '));
  if (!write) for (const e of edits) console.log(' +', e[3], '|', e[4].slice(0, 90));
  if (write && edits.length) {
    let out = code;
    for (const [s, e, r] of edits.sort((a, b) => b[0] - a[0])) out = out.slice(0, s) + r + out.slice(e);
    const at = out.search(/^import /m);
    const imp = "import { t } from '@lingui/core/macro';\n";
    // after leading block comment
    out = at >= 0 ? out.slice(0, at) + imp + out.slice(at) : imp + '\n' + out;
    writeFileSync(file, out);
  }
}
console.log(total);

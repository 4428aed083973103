import chunkNameLoader from './chunkNameLoader.ts';

describe('the imports of a server build', () => {
  it('carry the names of their chunks', () => {
    expect(chunkNameLoader(`lazy(() => import(/* webpackChunkName: "Charts" */ './charts.ts'))`)).toBe(
      `lazy(() => Object.assign(import(/* webpackChunkName: "Charts" */ './charts.ts'), { chunk: 'Charts' }))`,
    );
    expect(chunkNameLoader(`import(\n  /* webpackChunkName: "A" */ './a.ts'\n)`)).toContain("{ chunk: 'A' }");
  });

  it('are left alone without a name', () => {
    const source = `import { one } from './one.ts';\nimport('./two.ts');\n`;
    expect(chunkNameLoader(source)).toBe(source);
  });
});

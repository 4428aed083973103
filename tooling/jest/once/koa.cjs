module.exports = globalThis[Symbol.for('skal.once')]('koa');

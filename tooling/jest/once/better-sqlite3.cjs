module.exports = globalThis[Symbol.for('skal.once')]('better-sqlite3');

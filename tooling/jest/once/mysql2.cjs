module.exports = globalThis[Symbol.for('skal.once')]('mysql2');

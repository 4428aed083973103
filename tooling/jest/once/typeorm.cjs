module.exports = globalThis[Symbol.for('skal.once')]('typeorm');

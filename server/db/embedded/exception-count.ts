import type { Extension } from '@electric-sql/pglite';

type Imports = { env: Record<string, (...values: unknown[]) => unknown> };
type InstantiateWasm = (imports: Imports, onDone: unknown) => unknown;

let thrown = 0;

/**
 * How many C++ exceptions the libraries of this thread have thrown. The build has no code that catches one: whatever the statement
 * answers after a throw, its stack was torn away and the instance is damaged.
 */
export const countThrownExceptions = (): number => thrown;

/** Counts the throws on their way out of the WebAssembly modules. */
export const exceptionCount: Extension = {
  name: 'exception count',
  async setup(_pglite, emscriptenOpts) {
    const instantiate = emscriptenOpts.instantiateWasm as InstantiateWasm;
    const instantiateWasm: InstantiateWasm = (imports, onDone) => {
      const throwException = imports.env.__cxa_throw!;
      imports.env.__cxa_throw = (...values) => {
        thrown += 1;
        return throwException(...values);
      };
      return instantiate(imports, onDone);
    };
    return { emscriptenOpts: { ...emscriptenOpts, instantiateWasm } };
  },
};

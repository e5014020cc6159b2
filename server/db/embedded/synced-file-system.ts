import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];

interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd?: number }) => number };
}

/** A directory as the database's file system, in which `fsync` reaches the disk: the file system it extends ignores it. */
export class SyncedFileSystem extends NodeFS {
  override async init(pglite: Parameters<NodeFS['init']>[0], options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addFsync = (module: { FS: { filesystems: { NODEFS: NodeFileSystem } } }) => {
      module.FS.filesystems.NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fs.fsyncSync(nfd);
        return 0;
      };
    };
    const preRun = [...(emscriptenOpts.preRun ?? []), addFsync] as NonNullable<Options['preRun']>;
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

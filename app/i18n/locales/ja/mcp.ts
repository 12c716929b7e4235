export const mcp = {
  title: "いつものAIでプロンプトを使う（MCP）",
  lead: "Claude、ChatGPT、VS Code、Cursorなどのチャットの中から、プロンプトの街のプロンプトを探し、作り、保存し、そのまま使えます。",
  address: {
    title: "アドレス",
    text: "MCP（Model Context Protocol）に対応したアプリに、このアドレスを登録します。初めて使うときに、ログインして許可するだけです。",
    label: "MCPサーバーのアドレス",
    visitor:
      "末尾の「?sign-in」を除くと、ログインせずに、街の検索やプロンプトの作成など公開されている機能だけを使えます。",
    copy: "コピー",
    copied: "コピーしました",
    copyFailed: "コピーできませんでした",
    copyFailedHint: "文字を選択して、手でコピーしてください。",
  },
  setUp: "つなぎ方",
  claude: {
    title: "Claude（ウェブ、デスクトップ、スマートフォン）",
    steps: [
      "「設定」の「コネクタ」を開き、「カスタムコネクタを追加」を選びます。",
      "名前に「Prompt Town」、URLに上のアドレスを入れて追加します。",
      "「連携する」を選び、開いたページでログインして許可します。",
    ],
    open: "Claudeのコネクタ設定を開く",
    code: "Claude Codeでは、この1行です：",
  },
  chatgpt: {
    title: "ChatGPT",
    steps: [
      "「設定」の「アプリとコネクタ」から「高度な設定」を開き、開発者モードを有効にします。",
      "「作成する」を選び、名前に「Prompt Town」、MCPサーバーのURLに上のアドレスを入れ、認証は「OAuth」にします。",
      "開いたページでログインして許可します。",
    ],
    open: "ChatGPTのコネクタ設定を開く",
  },
  vscode: {
    title: "VS Code",
    steps: [
      "下のボタンを押し、VS Codeで「インストール」を選びます。",
      "初めて使うときに、開いたページでログインして許可します。",
    ],
    open: "VS Codeに追加",
    code: "ボタンが使えないときは、.vscode/mcp.jsonに書きます：",
  },
  cursor: {
    title: "Cursor",
    steps: [
      "下のボタンを押し、Cursorで「Install」を選びます。",
      "設定の「MCP」で「Connect」を選び、開いたページでログインして許可します。",
    ],
    open: "Cursorに追加",
    code: "ボタンが使えないときは、.cursor/mcp.jsonに書きます：",
  },
  others: {
    title: "ほかのアプリ、アクセストークン",
    text: "リモートのMCPサーバーに対応していないアプリは、mcp-remoteを通してつなげます：",
    token:
      "自分で作るプログラムでは、アクセストークンを Authorization ヘッダーで送ることもできます。トークンはプロフィールで作れます。",
    profile: "プロフィールを開く",
    language: "エラーなどの文の言語は、アドレスに「lang=en」を付けるか、Accept-Languageヘッダーで選べます。",
  },
  use: {
    title: "できること",
    prompts:
      "ライブラリのプロンプトは、アプリの「プロンプト」（多くは「/」や「＋」から）に並びます。{{…}}の部分は、入力欄として尋ねられます。",
    tools: "チャットで頼むと、アプリは次の道具を使います：",
    searchTown: "街のプロンプトを探す",
    getPrompt: "プロンプトを読む",
    fillPrompt: "プロンプトの空欄を埋める",
    askQuestions: "一行に足りないことを尋ねる",
    generatePrompt: "一行からプロンプトを作る",
    improvePrompt: "プロンプトを改善する（ログインが必要）",
    savePrompt: "ライブラリに保存する（ログインと書き込みの許可が必要）",
    listLibrary: "ライブラリを一覧する（ログインが必要）",
    limits: "利用の上限は、サイトやAPIと同じです。",
  },
  safety: {
    title: "安全のために",
    items: [
      "ほかの人のプロンプトは、指示ではなくデータとして印を付けて渡します。それでも、使う前に読んで確かめてください。",
      "つないだアプリは、プロフィールで確認し、いつでも終了できます。",
      "アプリは、パスワードやメールアドレスを知ることも、プロンプトを公開・変更・削除することもできません。",
    ],
  },
};

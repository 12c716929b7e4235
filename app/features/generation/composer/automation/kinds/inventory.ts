import type { AutomationKind } from "../automation-kind";

export const inventory: AutomationKind = {
  id: "inventory",
  given:
    /(?:\d|[０-９])\s*(?:個|本|箱|点|台|kg|日分)|下回|以下|below|under \d|fewer than|less than|units|menos de|por debajo|unidades|^(?![\s\S]*(?:在庫|欠品|発注|棚卸|stock|inventor|reorder|existencias|reposici|almac))(?=[\s\S]*(?:注文|受注|\border|pedido))/i,
  texts: {
    ja: {
      tags: ["在庫管理", "受発注"],
      role: "あなたは、在庫と注文を見張り、必要な手配を準備する在庫管理エージェントです。",
      users: "結果は仕入れと出荷の担当者が、発注と納期の判断に使います。",
      trigger: "営業日の業務開始前と、在庫または注文の更新があったときに起動します。",
      source: "在庫と注文の記録（商品コード、在庫数、引当数、入荷予定、注文番号、納期）",
      ask: {
        name: "発注点",
        label: "発注点",
        hint: "商品ごとの個数、または「何日分」：これを下回ったら知らせる",
      },
      steps: [
        "商品ごとに、在庫数から引当数を引いた有効在庫を計算します。",
        "直近の出荷数から、在庫があと何日もつかを見積もります。",
        "発注点を下回る商品と、納期に間に合わない注文を抜き出します。",
        "入荷予定と最小の発注単位を考えて、手配する数量を提案します。",
        "仕入れ先ごとに発注書の下書きを作り、根拠になる数値を添えます。",
        "急ぐものから順に一覧にして知らせます。",
      ],
      rules: [
        "入荷予定で足りる商品は発注を提案せず、入荷日だけを示します。",
        "在庫数が負の商品や、一度に半分以上動いた商品は、発注より先に実数の確認を求めます。",
        "販売を終えた商品は発注の対象から外します。",
      ],
      alone: "在庫と注文の閲覧、計算、警告の通知、発注書の下書き",
      approval: "発注の確定、在庫数の修正、注文の取り消し、お客様への納期の連絡",
      stop: "在庫の記録が24時間以上更新されていないときは、提案を出さずに知らせます。",
      key: "商品コードと日付の組で通知を記録し、同じ日に同じ警告を繰り返しません。",
      failure: "一部の倉庫や店舗の数を取得できないときは、取得できた範囲を明記して計算します。",
      output: [
        "警告は「商品コード・商品名・有効在庫・残り日数・提案する数量・理由」の表にします。",
        "発注書の下書きは、仕入れ先ごとに商品コード、数量、希望納期を一行ずつ並べます。",
      ],
      edges: [
        "セットの商品は、中身の商品の在庫に分けて計算します。",
        "返品や取り消しで戻る予定の数は、検品が済むまで有効在庫に入れません。",
        "季節商品は直近だけでなく、前年の同じ時期の出荷数も添えます。",
      ],
      success: [
        "欠品になる前に、すべての対象の商品が一度は知らされています。",
        "提案した数量を、担当者が数値だけを見て検算できます。",
      ],
      example:
        "在庫30、引当12、1日の出荷6、発注点20の架空の商品。期待する結果は、有効在庫18、残り3日として警告に載ること。",
      checks: ["引当と入荷予定を二重に数えていませんか。", "単位（個、箱、ケース）がそろっていますか。"],
    },
    en: {
      tags: ["inventory", "orders"],
      role: "You are an inventory agent who watches stock and orders and prepares what needs to be ordered.",
      users: "Purchasing and shipping use the result to decide on orders and delivery dates.",
      trigger: "Start before each working day and whenever stock or orders change.",
      source: "stock and orders (SKU, quantity on hand, reserved, incoming, order number, due date)",
      ask: {
        name: "reorder_points",
        label: "Reorder points",
        hint: "quantity or days of cover per product: alert when stock falls below it",
      },
      steps: [
        "Calculate available stock for each product: on hand minus reserved.",
        "Estimate from recent shipments how many days it will last.",
        "Pick the products below their reorder point and the orders that will miss their date.",
        "Propose a quantity that takes incoming goods and minimum order sizes into account.",
        "Draft one purchase order per supplier, with the figures behind it.",
        "Send the list, most urgent first.",
      ],
      rules: [
        "If incoming goods cover the need, show the arrival date and propose nothing.",
        "For negative stock, or a drop of half or more at once, ask for a physical count first.",
        "Leave discontinued products out.",
      ],
      alone: "read stock and orders, calculate, send alerts and draft purchase orders",
      approval: "placing orders, correcting stock, cancelling orders or promising dates to customers",
      stop: "If stock data is more than 24 hours old, give a warning and no proposals.",
      key: "Record each alert by SKU and date, and do not repeat it on the same day.",
      failure: "If one warehouse or shop cannot be read, calculate with the rest and say so.",
      output: [
        "Alerts as a table: SKU, product, available, days left, proposed quantity, reason.",
        "Purchase order drafts by supplier: SKU, quantity and requested date, one line each.",
      ],
      edges: [
        "Break bundles down into the stock of their components.",
        "Count returns as available only after inspection.",
        "For seasonal products, add last year's shipments for the same weeks.",
      ],
      success: [
        "Every product was flagged at least once before it ran out.",
        "A buyer can verify each proposed quantity from the figures shown.",
      ],
      example:
        "A made-up product: 30 on hand, 12 reserved, 6 shipped a day, reorder point 20. Expected: 18 available, 3 days left, alert raised.",
      checks: [
        "Are reserved or incoming goods counted twice anywhere?",
        "Are units (piece, box, case) consistent?",
      ],
    },
    es: {
      tags: ["inventario", "pedidos"],
      role: "Eres un agente de inventario que vigila existencias y pedidos y prepara lo que haya que reponer.",
      users: "Compras y envíos usan el resultado para decidir pedidos y fechas de entrega.",
      trigger: "Se inicia antes de cada jornada y cuando cambian las existencias o los pedidos.",
      source: "existencias y pedidos (código, cantidad, reservado, en camino, número de pedido, fecha)",
      ask: {
        name: "puntos_de_pedido",
        label: "Puntos de pedido",
        hint: "cantidad o días de cobertura por producto: avisar cuando se baje de ahí",
      },
      steps: [
        "Calcula las existencias disponibles de cada producto: cantidad menos reservado.",
        "Estima con los envíos recientes cuántos días durarán.",
        "Separa los productos por debajo de su punto de pedido y los pedidos que no llegarán a tiempo.",
        "Propón una cantidad que tenga en cuenta lo que está en camino y el pedido mínimo.",
        "Prepara un borrador de orden de compra por proveedor, con las cifras que lo justifican.",
        "Envía la lista con lo más urgente primero.",
      ],
      rules: [
        "Si lo que está en camino basta, indica la fecha de llegada y no propongas comprar.",
        "Con existencias negativas o una caída de la mitad o más, pide antes un recuento.",
        "Deja fuera los productos descatalogados.",
      ],
      alone: "leer existencias y pedidos, calcular, avisar y preparar borradores de compra",
      approval: "confirmar compras, corregir existencias, anular pedidos o prometer fechas a clientes",
      stop: "Si los datos tienen más de 24 horas, avisa y no hagas propuestas.",
      key: "Registra cada aviso por código y fecha y no lo repitas el mismo día.",
      failure: "Si no se puede leer un almacén o una tienda, calcula con el resto e indícalo.",
      output: [
        "Los avisos en una tabla: código, producto, disponible, días restantes, cantidad propuesta y motivo.",
        "Los borradores de compra por proveedor: código, cantidad y fecha deseada, una línea cada uno.",
      ],
      edges: [
        "Descompón los lotes en las existencias de sus componentes.",
        "Cuenta las devoluciones como disponibles solo después de revisarlas.",
        "En productos de temporada, añade los envíos de las mismas semanas del año anterior.",
      ],
      success: [
        "Todos los productos se avisaron al menos una vez antes de agotarse.",
        "Compras puede comprobar cada cantidad propuesta con las cifras mostradas.",
      ],
      example:
        "Un producto ficticio con 30 unidades, 12 reservadas, 6 envíos diarios y punto de pedido 20. Resultado esperado: 18 disponibles, 3 días restantes y aviso.",
      checks: [
        "¿Hay reservas o entradas contadas dos veces?",
        "¿Son coherentes las unidades (pieza, caja, palé)?",
      ],
    },
  },
};

